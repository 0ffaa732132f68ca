import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createMilestoneRelease,
  milestoneSchedule,
} from "../../services/milestone/release-milestones.ts";
import type { StaffRole } from "../../domain/staff/role.ts";
import { createCompany } from "../support/create-company.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

let test: TestDatabase;
let producer: Person;

beforeAll(async () => {
  test = await createTestDatabase();
  producer = await createPerson(test.owner, { staff: true });
});
afterAll(() => test.drop());

type Milestone = { trigger: string; net_pence?: number; due_on?: string };

/** A client who has said who is charged. */
async function addClient(): Promise<string> {
  const { id } = await createCompany(test.owner);
  await sayWhoIsCharged(id);
  return id;
}

async function sayWhoIsCharged(companyId: string): Promise<void> {
  await test.owner`
    insert into billing_details (company_id, legal_name, address) values (${companyId}, 'Harbour', '{Bristol}')`;
}

async function addProject(companyId: string, { trigger, net_pence = 120_001, due_on }: Milestone) {
  const [id, projectId] = [randomUUID(), randomUUID()];
  await test.owner`
    insert into projects (id, company_id, title) values (${projectId}, ${companyId}, 'Launch film')`;
  await test.database.asCaller(
    producer.caller,
    (sql) => sql`
      insert into public.milestones (id, project_id, position, title, due_on, net_pence, trigger)
      values (${id}, ${projectId}, 0, 'First cut', ${due_on ?? null}, ${net_pence}, ${trigger})`,
  );
  return { projectId, id };
}

/** A deliverable on it, handed over. */
async function hang({ id, projectId }: { id: string; projectId: string }): Promise<string> {
  const deliverable = randomUUID();
  await test.owner`
    insert into pr_deliverables (id, project_id, milestone_id, title, deliverable_type, status)
    values (${deliverable}, ${projectId}, ${id}, 'Film', 'film', 'delivered')`;
  return deliverable;
}

const write = (deliverable: string, status: string) =>
  test.owner`update pr_deliverables set status = ${status} where id = ${deliverable}`;

/** What the client says of the newest version, with the status that follows. */
async function review(
  deliverable: string,
  decision: "approve" | "withdraw",
  { isFinal = false } = {},
): Promise<void> {
  const seconds = decision === "approve" ? (isFinal ? 0 : 3600) : null;
  await test.owner`
    insert into deliverable_reviews (deliverable_id, version_id, decision, comment, created_at, final_at)
    select deliverable_id, id, ${decision}, '', clock_timestamp(),
      clock_timestamp() + ${seconds}::int * interval '1 second'
    from deliverable_versions where deliverable_id = ${deliverable} order by number desc limit 1`;
  await write(deliverable, decision === "approve" ? "approved" : "delivered");
}

function reach(id: string) {
  return test.database.asCaller(
    producer.caller,
    (sql) => sql`select public.reach_milestone(${id})`,
  );
}

async function release() {
  await createMilestoneRelease("https://agency.example")({
    id: "1",
    kind: milestoneSchedule.kind,
    payload: {},
    attempt: 1,
    signal: AbortSignal.timeout(60_000),
    transaction: (work) => test.database.asOwner(work),
  });
}

async function readMilestone(id: string) {
  const [row] = await test.owner`
    select m.reached_at is not null as reached, d.net_pence::int as net, d.content -> 'lines' -> 0 ->> 'description' as line
    from milestones m left join billing_documents d on d.id = m.document_id where m.id = ${id}`;
  return row;
}

async function readHold(id: string) {
  const rows = await test.owner`
    select code, detail from milestone_holds where milestone_id = ${id}`;
  return rows[0];
}

describe("a milestone", () => {
  it("of a day is reached and charged on it, once", async () => {
    const companyId = await addClient();
    const today = await addProject(companyId, { trigger: "date", due_on: "2026-01-31" });
    const later = await addProject(companyId, { trigger: "date", due_on: "2999-01-31" });
    await release();
    await release();
    expect(await readMilestone(today.id)).toEqual({
      reached: true,
      net: 120_001,
      line: "Launch film: First cut",
    });
    expect(await readMilestone(later.id)).toEqual({ reached: false, net: null, line: null });
    const documents =
      await test.owner`select 1 from billing_documents where company_id = ${companyId}`;
    expect(documents).toHaveLength(1);
  });

  it("of approvals waits for all of them, and for the hour of grace", async () => {
    const companyId = await addClient();
    const { id, projectId } = await addProject(companyId, { trigger: "approval" });
    await release();
    expect(await readMilestone(id)).toMatchObject({ reached: false });
    const film = await hang({ id, projectId });
    const stills = await hang({ id, projectId });
    await review(film, "approve", { isFinal: true });
    await release();
    expect(await readMilestone(id)).toMatchObject({ reached: false });
    await review(stills, "approve", { isFinal: false });
    await release();
    expect(await readMilestone(id)).toMatchObject({ reached: false });
    await test.owner`
      update deliverable_reviews set final_at = now() where deliverable_id = ${stills}`;
    await release();
    expect(await readMilestone(id)).toMatchObject({ reached: true, net: 120_001 });
  });

  it("of an approval is not reached by the studio's word, nor by a status that the studio wrote", async () => {
    const { id, projectId } = await addProject(await addClient(), { trigger: "approval" });
    const film = await hang({ id, projectId });
    await expect(reach(id)).rejects.toMatchObject({ code: "PT409", hint: "approval" });
    await test.database.asCaller(
      producer.caller,
      (sql) => sql`update public.pr_deliverables set status = 'approved' where id = ${film}`,
    );
    await release();
    expect(await readMilestone(id)).toMatchObject({ reached: false });
    await expect(reach(id)).rejects.toMatchObject({ hint: "approval" });
    await review(film, "approve", { isFinal: true });
    await release();
    expect(await readMilestone(id)).toMatchObject({ reached: true, net: 120_001 });
  });

  it("of an approval wants that of the newest version, and one that stands", async () => {
    const { id, projectId } = await addProject(await addClient(), { trigger: "approval" });
    const film = await hang({ id, projectId });
    await review(film, "approve", { isFinal: true });
    await review(film, "withdraw");
    await write(film, "approved");
    await release();
    expect(await readMilestone(id)).toMatchObject({ reached: false });
    await review(film, "approve", { isFinal: true });
    await test.owner`
      insert into deliverable_versions (deliverable_id, number) values (${film}, 2)`;
    await release();
    expect(await readMilestone(id)).toMatchObject({ reached: false });
    await review(film, "approve", { isFinal: true });
    await release();
    expect(await readMilestone(id)).toMatchObject({ reached: true });
  });

  it("of the approval of nothing is due by the studio's word, as its client reads", async () => {
    const { id } = await addProject(await addClient(), { trigger: "approval" });
    await reach(id);
    await release();
    expect(await readMilestone(id)).toMatchObject({ reached: true, net: 120_001 });
  });

  it("by the studio's word waits for whoever is charged, says so, and loses nothing meanwhile", async () => {
    const companyId = await addClient();
    const { id } = await addProject(companyId, { trigger: "studio" });
    await test.owner`delete from billing_details where company_id = ${companyId}`;
    await reach(id);
    await release();
    expect(await readMilestone(id)).toMatchObject({ reached: true, net: null });
    expect(await readHold(id)).toEqual({ code: "details-missing", detail: "" });
    await sayWhoIsCharged(companyId);
    await release();
    expect(await readMilestone(id)).toMatchObject({ reached: true, net: 120_001 });
    expect(await readHold(id)).toBeUndefined();
  });

  it("names the letters that keep its invoice from being printed, until the project has others", async () => {
    const companyId = await addClient();
    const { id, projectId } = await addProject(companyId, { trigger: "studio" });
    await test.owner`update projects set title = 'Film 港 🚢' where id = ${projectId}`;
    await reach(id);
    await release();
    const [first] = await test.owner`select xmin from milestone_holds where milestone_id = ${id}`;
    await release();
    expect(await test.owner`select xmin from milestone_holds where milestone_id = ${id}`).toEqual([
      first,
    ]);
    expect(await readHold(id)).toEqual({ code: "unprintable", detail: "港 🚢" });
    await test.owner`update projects set title = 'Harbour film' where id = ${projectId}`;
    await release();
    expect(await readMilestone(id)).toMatchObject({ line: "Harbour film: First cut" });
    expect(await readHold(id)).toBeUndefined();
  });

  it("stays as it is once it is reached, also for the studio", async () => {
    const companyId = await addClient();
    const { id } = await addProject(companyId, { trigger: "studio", net_pence: 0 });
    await reach(id);
    const change = test.database.asCaller(
      producer.caller,
      (sql) => sql`update public.milestones set title = 'Another' where id = ${id}`,
    );
    await expect(change).rejects.toMatchObject({ hint: "reached" });
    const end = test.database.asCaller(
      producer.caller,
      (sql) => sql`delete from public.milestones where id = ${id}`,
    );
    await expect(end).rejects.toMatchObject({ hint: "reached" });
  });

  it("gets what is to be approved from whoever plans the project, or makes it, and from nobody else", async () => {
    const { id, projectId } = await addProject(await addClient(), { trigger: "approval" });
    const [film] = await test.owner`
      insert into pr_deliverables (project_id, title, deliverable_type) values (${projectId}, 'Film', 'film')
      returning id`;
    const filmId = String(film?.["id"]);
    const hangBy = async (role: StaffRole) => {
      const person = await createPerson(test.owner, { staff: true, roles: [role] });
      return test.database.asCaller(
        person.caller,
        (sql) => sql`update public.pr_deliverables set milestone_id = ${id} where id = ${filmId}`,
      );
    };
    for (const role of ["producer", "editor"] as const) expect((await hangBy(role)).count).toBe(1);
    await expect(hangBy("finance")).rejects.toMatchObject({ code: "42501" });
    const planner = await createPerson(test.owner, { staff: true, roles: ["producer"] });
    const rename = test.database.asCaller(
      planner.caller,
      (sql) => sql`
        update public.pr_deliverables set milestone_id = ${id}, title = 'Mine' where id = ${filmId}`,
    );
    await expect(rename).rejects.toMatchObject({ code: "42501" });
  });

  it("due at signing is made by a signature alone", async () => {
    const companyId = await addClient();
    await expect(addProject(companyId, { trigger: "signing" })).rejects.toThrow(/signature/);
  });
});

describe("a project that ends before its milestones", () => {
  const remove = (projectId: string) =>
    test.database.asCaller(
      producer.caller,
      (sql) => sql`delete from public.projects where id = ${projectId}`,
    );

  it("takes along what nobody signed for, and nothing is charged for it", async () => {
    const companyId = await addClient();
    const plain = await addProject(companyId, { trigger: "date", due_on: "2026-01-31" });
    await remove(plain.projectId);
    expect(await readMilestone(plain.id)).toBeUndefined();
    await release();
    expect(
      await test.owner`select 1 from billing_documents where company_id = ${companyId}`,
    ).toHaveLength(0);
  });

  it("leaves what is reached to be charged, and what was charged as it is", async () => {
    const companyId = await addClient();
    const [reached, charged] = [
      await addProject(companyId, { trigger: "studio" }),
      await addProject(companyId, { trigger: "studio" }),
    ];
    await reach(charged.id);
    await release();
    await reach(reached.id);
    await Promise.all([remove(reached.projectId), remove(charged.projectId)]);
    await release();
    for (const { id } of [reached, charged])
      expect(await readMilestone(id)).toMatchObject({ reached: true, net: 120_001 });
  });

  it("by being cancelled makes nothing due by itself; the studio still can", async () => {
    const companyId = await addClient();
    const { id, projectId } = await addProject(companyId, {
      trigger: "date",
      due_on: "2026-01-31",
    });
    await test.owner`update projects set status = 'cancelled' where id = ${projectId}`;
    await release();
    expect(await readMilestone(id)).toMatchObject({ reached: false });
    await reach(id);
    await release();
    expect(await readMilestone(id)).toMatchObject({ reached: true, net: 120_001 });
  });
});
