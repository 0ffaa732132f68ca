import type { RealtimeChannel } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CompanyRole } from "../../domain/company/role.ts";
import { addMember, createCompanyOf, removeMember } from "../support/create-company.ts";
import type { Person } from "../support/create-person.ts";
import { follow, join, startRealtimeApp, type RealtimeApp } from "./realtime-app.ts";

let app: RealtimeApp;
let urls: string[];
beforeAll(async () => {
  app = await startRealtimeApp();
  urls = [app.url, (await app.startNode()).url];
});
afterAll(async () => {
  await app.stop();
  expect(app.unexpected).toEqual([]);
  expect(app.gaps).toEqual([]);
});

const createCompany = () => createCompanyOf(app.owner, () => app.person());
const follows = (who: Person, table = "messages", url = app.url) =>
  follow(app.as(who, { url }), { table });

async function write(companyId: string, body: string): Promise<string> {
  const [row] = await app.owner<{ id: string }[]>`
    insert into messages (company_id, body) values (${companyId}, ${body}) returning id`;
  return row?.id ?? "";
}

async function addProject(companyId: string, title: string): Promise<string> {
  const [row] = await app.owner<{ id: string }[]>`
    insert into projects (company_id, title) values (${companyId}, ${title}) returning id`;
  return row?.id ?? "";
}

const setRole = (companyId: string, person: Person, role: CompanyRole) => app.owner`
  update memberships set role = ${role} where company_id = ${companyId} and user_id = ${person.id}`;

const choose = (companyId: string, person: Person) =>
  app.database.asCaller(person.caller, (sql) => sql`select choose_company(${companyId})`);

const bodies = ({ seen }: { seen: { new: object }[] }) =>
  seen.map(({ new: row }) => ("body" in row ? row.body : null));

describe("changes of a company", () => {
  it("reach everybody who is in it, whatever their role, and nobody of another", async () => {
    const [first, second] = [await createCompany(), await createCompany()];
    const inside = await Promise.all(Object.values(first.people).map((who) => follows(who)));
    const outside = await Promise.all(Object.values(second.people).map((who) => follows(who)));
    const id = await write(first.id, "For all of us");
    await app.owner`delete from messages where id = ${id}`;
    await write(second.id, "For the others");
    for (const followed of outside) {
      await expect.poll(() => bodies(followed)).toEqual(["For the others"]);
    }
    for (const { seen } of inside) {
      await expect.poll(() => seen.map(({ type }) => type)).toEqual(["INSERT", "DELETE"]);
    }
  });

  it("are those of the one that somebody of two looks at", async () => {
    const [first, second] = [await createCompany(), await createCompany()];
    const person = first.people.member;
    await addMember(app.owner, { companyId: second.id, person, role: "viewer" });
    const followed = await follows(person);
    await write(first.id, "Not looked at");
    await write(second.id, "Looked at");
    await expect.poll(() => bodies(followed)).toEqual(["Looked at"]);
    await choose(first.id, person);
    await write(second.id, "No longer");
    await write(first.id, "Now");
    await expect.poll(() => bodies(followed)).toEqual(["Looked at", "Now"]);
  });

  it("end with the membership, on every node, under a token that is still good", async () => {
    const { id, people } = await createCompany();
    const own = await Promise.all(urls.map((url) => follows(people.member, "messages", url)));
    const membership = await follows(people.member, "memberships");
    const colleague = await follows(people.viewer);
    await removeMember(app.owner, { companyId: id, person: people.member });
    await write(id, "Among ourselves");
    await expect.poll(() => bodies(colleague)).toEqual(["Among ourselves"]);
    await expect
      .poll(() => membership.seen.map(({ type, old }) => ({ type, old })))
      .toEqual([{ type: "DELETE", old: { company_id: id, user_id: people.member.id } }]);
    const other = await createCompany();
    await addMember(app.owner, { companyId: other.id, person: people.member, role: "viewer" });
    await write(other.id, "Elsewhere");
    for (const followed of own) {
      await expect.poll(() => bodies(followed)).toEqual(["Elsewhere"]);
    }
  });

  it("that move a row to another company are told there alone", async () => {
    const [first, second] = [await createCompany(), await createCompany()];
    const [before, after] = [
      await follows(first.people.owner, "projects"),
      await follows(second.people.viewer, "projects"),
    ];
    const id = await addProject(first.id, "A film");
    await app.owner`update projects set company_id = ${second.id} where id = ${id}`;
    await app.owner`update projects set title = 'Theirs' where id = ${id}`;
    await app.owner`delete from projects where id = ${id}`;
    await addProject(first.id, "Another");
    await expect.poll(() => before.seen.map(({ type }) => type)).toEqual(["INSERT", "INSERT"]);
    await expect
      .poll(() => after.seen.map(({ type }) => type))
      .toEqual(["UPDATE", "UPDATE", "DELETE"]);
  });

  it("that end it are heard by nobody of another", async () => {
    const [first, second] = [await createCompany(), await createCompany()];
    await addProject(first.id, "A film");
    await write(first.id, "Hello");
    const other = await follow(app.as(second.people.owner), { table: "*" });
    const staff = await follows(await app.person({ staff: true }), "projects");
    await app.owner`delete from companies where id = ${first.id}`;
    await expect.poll(() => staff.seen.map(({ type }) => type)).toEqual(["DELETE"]);
    await write(second.id, "Still here");
    await expect.poll(() => bodies(other)).toContain("Still here");
    expect(JSON.stringify(other.seen)).not.toContain(first.id);
  });
});

type Joined = { channel: RealtimeChannel; heard: string[]; states: string[] };

describe("the channel of a company", () => {
  async function enter(who: Person, companyId: string, url = app.url): Promise<Joined> {
    const heard: string[] = [];
    const states: string[] = [];
    const channel = app.as(who, { url }).channel(`client:${companyId}`, {
      config: { private: true, broadcast: { self: false, ack: true } },
    });
    channel.on("broadcast", { event: "note" }, ({ payload }) => heard.push(payload.text));
    await join(channel, states);
    return { channel, heard, states };
  }
  const say = ({ channel }: Joined, text: string) =>
    channel.send({ type: "broadcast", event: "note", payload: { text } });

  it("is heard by all of its people, spoken on by members, and closed to everybody else", async () => {
    const { id, people } = await createCompany();
    const other = await createCompany();
    const [viewer, member, approver, owner, studio] = await Promise.all([
      enter(people.viewer, id),
      enter(people.member, id),
      enter(people.approver, id, urls[1]),
      enter(people.owner, id, urls[1]),
      enter(await app.person({ staff: true }), id),
    ]);
    expect(await say(viewer, "A viewer's")).toBe("error");
    expect(await say(member, "A member's")).toBe("ok");
    for (const { heard } of [viewer, approver, owner, studio]) {
      await expect.poll(() => heard).toEqual(["A member's"]);
    }
    await expect(enter(other.people.owner, id)).rejects.toThrow("may not join");
    // The id of an account is no company's.
    await expect(enter(people.owner, people.owner.id)).rejects.toThrow("may not join");
  });

  it("stays open to somebody who looks at another of theirs", async () => {
    const { id, people } = await createCompany();
    const other = await createCompany();
    const person = people.member;
    await addMember(app.owner, { companyId: other.id, person, role: "viewer" });
    const [here, there] = [await enter(person, id), await enter(person, other.id)];
    expect(await say(here, "Still mine")).toBe("ok");
    expect(await say(there, "Only to listen")).toBe("error");
  });

  it("closes at once for whoever is removed, on every node, and for nobody else", async () => {
    const { id, people } = await createCompany();
    const other = await createCompany();
    const person = people.member;
    await addMember(app.owner, { companyId: other.id, person, role: "member" });
    const removed = await Promise.all(urls.map((url) => enter(person, id, url)));
    const elsewhere = await enter(person, other.id);
    const theirs = await enter(other.people.owner, other.id, urls[1]);
    const [owner, viewer] = [
      await enter(people.owner, id),
      await enter(people.viewer, id, urls[1]),
    ];
    await removeMember(app.owner, { companyId: id, person });
    // Nothing is lost of what they say and hear elsewhere while their rights are asked anew.
    const said = await Promise.all([say(elsewhere, "I work here now"), say(theirs, "Welcome")]);
    expect(said).toEqual(["ok", "ok"]);
    await expect.poll(() => elsewhere.heard).toEqual(["Welcome"]);
    // What is said next comes after the removal, wherever it is heard.
    expect(await say(owner, "Among ourselves")).toBe("ok");
    await expect.poll(() => viewer.heard).toEqual(["Among ourselves"]);
    for (const { states, heard } of removed) {
      await expect.poll(() => states).toEqual(["SUBSCRIBED", "CLOSED"]);
      expect(heard).toEqual([]);
    }
    await expect(enter(person, id)).rejects.toThrow("may not join");
    expect(elsewhere.states).toEqual(["SUBSCRIBED"]);
  });

  it("lets whoever has become a viewer listen on, and speak again as a member", async () => {
    const { id, people } = await createCompany();
    const [member, owner] = [
      await enter(people.member, id),
      await enter(people.owner, id, urls[1]),
    ];
    expect(await say(member, "First")).toBe("ok");
    await setRole(id, people.member, "viewer");
    // Said while the node has not been told yet, it would be heard.
    await expect.poll(() => say(member, "Perhaps")).toBe("error");
    expect(await say(member, "Not said")).toBe("error");
    await setRole(id, people.member, "approver");
    await expect.poll(() => say(member, "Last")).toBe("ok");
    expect(await say(owner, "An answer")).toBe("ok");
    await expect.poll(() => member.heard).toEqual(["An answer"]);
    await expect
      .poll(() => owner.heard.filter((text) => text !== "Perhaps"))
      .toEqual(["First", "Last"]);
    expect(member.states).toEqual(["SUBSCRIBED"]);
  });

  it("is that of the company that another has become part of, from then on", async () => {
    const [source, target] = [await createCompany(), await createCompany()];
    const staff = await app.person({ staff: true });
    const person = source.people.member;
    const before = await enter(person, source.id);
    await app.database.asCaller(
      staff.caller,
      (sql) => sql`select merge_companies(${source.id}, ${target.id})`,
    );
    await expect.poll(() => before.states).toEqual(["SUBSCRIBED", "CLOSED"]);
    const [after, owner] = [
      await enter(person, target.id),
      await enter(target.people.owner, target.id),
    ];
    expect(await say(after, "One company")).toBe("ok");
    await expect.poll(() => owner.heard).toEqual(["One company"]);
  });

  it("ends with an account, together with its session", async () => {
    const { id, people } = await createCompany();
    const gone = await enter(people.member, id);
    await app.owner.begin(async (sql) => {
      await sql`delete from memberships where user_id = ${people.member.id}`;
      await sql`delete from auth.sessions where user_id = ${people.member.id}`;
    });
    await expect.poll(() => gone.states.at(-1)).toBe("CHANNEL_ERROR");
  });
});
