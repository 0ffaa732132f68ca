import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { objectPath } from "../../domain/deliverable/object-path.ts";
import {
  type Deliverable,
  deliverableColumns,
  deliverableSchema,
} from "../../domain/deliverable/deliverable.ts";
import { startJobRunner } from "../../runtime/jobs/job-runner.ts";
import { createNoticeSender, noticeSchedule } from "../../services/notice/send-notices.ts";
import { createCompany } from "../support/create-company.ts";
import type { Person } from "../support/create-person.ts";
import { sendNotices } from "../support/send-notices.ts";
import { somePicture, startStorageApp, type StorageApp } from "./storage-app.ts";

let app: StorageApp;
let ada: Person;
let ben: Person;
let staff: Person;

beforeAll(async () => {
  app = await startStorageApp();
  ({ ada, ben, staff } = app.people);
});
afterAll(() => app.stop());

type Made = { id: string; projectId: string };

/** Planned for a project of Ada's, as the studio does it. */
async function plan(title = "First cut"): Promise<Made> {
  const studio = app.client(staff);
  const projectId = randomUUID();
  const id = randomUUID();
  await studio.from("projects").insert({ id: projectId, user_id: ada.id, title: "Film" });
  const { error } = await studio
    .from("pr_deliverables")
    .insert({ id, project_id: projectId, title, deliverable_type: "film" });
  expect(error).toBeNull();
  return { id, projectId };
}

async function upload({ id, projectId }: Made, fileName = "cut.png"): Promise<string> {
  const path = objectPath({ owner: projectId, deliverable: id, upload: randomUUID(), fileName });
  const { error } = await app.as(staff).from("deliverables").upload(path, somePicture(500));
  expect(error).toBeNull();
  return path;
}

async function deliver(made: Made, { note = "", fileName = "cut.png" } = {}) {
  const object_path = await upload(made, fileName);
  const { data, error } = await app
    .client(staff)
    .rpc("deliver_version", { deliverable: made.id, object_path, file_name: fileName, note })
    .single<{ id: string; number: number; object_path: string }>();
  if (error) throw error;
  return data;
}

function review(who: Person, version: string, decision: string, comment?: string) {
  return app.client(who).rpc("review_deliverable", { version, decision, comment });
}

async function read(who: Person, id: string): Promise<Deliverable | undefined> {
  const { data, error } = await app
    .client(who)
    .from("pr_deliverables")
    .select(deliverableColumns)
    .eq("id", id);
  expect(error).toBeNull();
  const rows: unknown[] = data ?? [];
  return rows.map((row) => deliverableSchema.parse(row))[0];
}

describe("a delivery", () => {
  it("is a numbered version that knows its file from storage, once however often it is told", async () => {
    const made = await plan();
    const first = await deliver(made, { fileName: "Première.png", note: "Without the grade." });
    const again = await app
      .client(staff)
      .rpc("deliver_version", { deliverable: made.id, object_path: first.object_path });
    expect(again.data).toMatchObject({ id: first.id, number: 1 });
    const second = await deliver(made);
    expect(second.number).toBe(2);
    const seen = await read(ada, made.id);
    expect(seen).toMatchObject({ status: "delivered" });
    expect(seen?.versions).toMatchObject([
      { number: 2 },
      {
        number: 1,
        file_name: "Première.png",
        file_type: "image/png",
        file_size: 500,
        note: "Without the grade.",
      },
    ]);
  });

  it("side by side gives each version its own number", async () => {
    const made = await plan();
    const all = await Promise.all([deliver(made), deliver(made), deliver(made)]);
    expect(new Set(all.map(({ number }) => number))).toEqual(new Set([1, 2, 3]));
  });

  it("needs the studio, a file that is there, and its own project's folder", async () => {
    const made = await plan();
    const foreign = await upload(await plan());
    const missing = objectPath({
      owner: made.projectId,
      deliverable: made.id,
      upload: "never",
      fileName: "cut.png",
    });
    const deliverAs = (who: Person, object_path: string | null) =>
      app.client(who).rpc("deliver_version", { deliverable: made.id, object_path });
    expect(await deliverAs(ada, await upload(made))).toMatchObject({ status: 403 });
    expect(await deliverAs(staff, missing)).toMatchObject({ status: 409 });
    expect(await deliverAs(staff, foreign)).toMatchObject({ status: 400 });
    expect(await deliverAs(staff, null)).toMatchObject({ status: 400 });
    expect((await read(ada, made.id))?.versions).toEqual([]);
  });

  it("by address alone is a version too", async () => {
    const made = await plan();
    const studio = app.client(staff);
    await studio.from("pr_deliverables").update({ url: "https://films.example" }).eq("id", made.id);
    await studio.rpc("deliver_version", { deliverable: made.id });
    expect((await read(ada, made.id))?.versions).toMatchObject([{ number: 1, file_name: null }]);
  });
});

describe("an answer", () => {
  it("sends a version back, and approves the next, with person and time", async () => {
    const made = await plan();
    const first = await deliver(made);
    expect(await review(ada, first.id, "changes", " Slower, please. ")).toMatchObject({
      error: null,
      data: { decision: "changes", comment: "Slower, please.", reviewer_id: ada.id },
    });
    expect(await read(ada, made.id)).toMatchObject({ status: "changes_requested" });
    const second = await deliver(made);
    expect(await read(ada, made.id)).toMatchObject({ status: "delivered" });
    expect(await review(ada, first.id, "approve")).toMatchObject({
      status: 409,
      error: { hint: "superseded", message: expect.stringMatching(/newer version/) },
    });
    expect((await review(ada, second.id, "approve")).error).toBeNull();
    expect(await read(staff, made.id)).toMatchObject({ status: "approved" });
    const { data: events } = await app
      .client(ada)
      .from("project_events")
      .select("kind, before, after, by_id")
      .eq("project_id", made.projectId)
      .order("id");
    expect(events).toEqual([
      { kind: "created", before: null, after: "pending", by_id: null },
      { kind: "deliverable", before: null, after: "First cut", by_id: null },
      { kind: "changes", before: null, after: "First cut", by_id: ada.id },
      { kind: "deliverable", before: "2", after: "First cut", by_id: null },
      { kind: "approval", before: null, after: "First cut", by_id: ada.id },
    ]);
  });

  it("given twice alike is one answer", async () => {
    const made = await plan();
    const { id } = await deliver(made);
    const both = await Promise.all([review(ada, id, "approve"), review(ada, id, "approve")]);
    expect(both.map(({ error }) => error)).toEqual([null, null]);
    expect((await read(ada, made.id))?.reviews).toHaveLength(1);
    expect(await review(ada, id, "changes", "No, wait.")).toMatchObject({
      status: 409,
      error: { hint: "already_approved" },
    });
  });

  it("that approves can be taken back for an hour, and nobody is told before it is over", async () => {
    const mailboxNotices = async (reviewId: string) => app.owner<{ waits: boolean }[]>`
      select n.due_at = r.final_at and r.final_at > r.created_at + interval '59 minutes' as waits
      from notices n join deliverable_reviews r on r.id = n.subject_id
      where r.id = ${reviewId} and n.person_id is null`;
    const made = await plan("Third cut");
    const { id } = await deliver(made);
    expect(await review(ada, id, "withdraw")).toMatchObject({
      status: 409,
      error: { hint: "not_approved" },
    });
    const first = await review(ada, id, "approve");
    expect([...(await mailboxNotices(first.data.id))]).toEqual([{ waits: true }]);
    expect(await review(ben, id, "withdraw")).toMatchObject({ status: 404 });
    const taken = await Promise.all([review(ada, id, "withdraw"), review(ada, id, "withdraw")]);
    expect(taken.map(({ error }) => error)).toEqual([null, null]);
    expect(await read(staff, made.id)).toMatchObject({
      status: "delivered",
      reviews: [
        { decision: "withdraw", final_at: null },
        { decision: "approve", final_at: expect.any(String) },
      ],
    });

    const second = await review(ada, id, "approve");
    await app.owner`
      update deliverable_reviews set final_at = now() where id = ${second.data.id}`;
    expect(await review(ada, id, "withdraw")).toMatchObject({
      status: 409,
      error: { hint: "final", message: expect.stringMatching(/hour is over/) },
    });
    expect(await read(ada, made.id)).toMatchObject({ status: "approved" });

    // Once both hours are over: of the approval that was taken back nobody is notified.
    const overBoth = new Date(Date.now() + 2 * 3_600_000);
    await sendNotices(app.database, { now: overBoth });
    const mails = await app.owner<{ unique_key: string }[]>`
      select unique_key from private.outbox
      where body_text like '%Third cut%' and kind = 'studio-review'`;
    expect(mails.map(({ unique_key }) => unique_key)).toEqual([`review ${second.data.id}`]);
  });

  it("is refused without words for a change, to what was never delivered, and in other words", async () => {
    const made = await plan();
    const { id } = await deliver(made);
    expect(await review(ada, id, "changes", "  ")).toMatchObject({
      status: 400,
      error: { hint: "comment" },
    });
    expect(await review(ada, id, "perhaps")).toMatchObject({ status: 400 });
    await app
      .client(staff)
      .from("pr_deliverables")
      .update({ status: "in_progress" })
      .eq("id", made.id);
    expect(await review(ada, id, "approve")).toMatchObject({
      status: 409,
      error: { hint: "not_delivered" },
    });
  });

  it("that races a new version is about what the client saw, or refused", async () => {
    const made = await plan();
    const first = await deliver(made);
    const [answer] = await Promise.all([review(ada, first.id, "approve"), deliver(made)]);
    const seen = await read(ada, made.id);
    expect(seen?.status).toBe("delivered");
    expect(seen?.reviews).toHaveLength(answer.error ? 0 : 1);
  });
});

describe("another client", () => {
  it("neither sees nor answers a version, nor reaches its file", async () => {
    const made = await plan();
    const { id, object_path } = await deliver(made);
    await review(ada, id, "changes", "Between us.");
    for (const who of [ben, "anon"] as const) {
      const other = app.client(who);
      for (const table of ["pr_deliverables", "deliverable_versions", "deliverable_reviews"])
        expect((await other.from(table).select("*")).data ?? []).toEqual([]);
      const answer = await other.rpc("review_deliverable", { version: id, decision: "approve" });
      expect(answer.status).toBe(who === "anon" ? 401 : 404);
      const files = app.as(who).from("deliverables");
      expect((await files.download(object_path)).data).toBeNull();
      expect((await files.createSignedUrl(object_path, 60)).data).toBeNull();
      expect((await files.list(`${made.projectId}/${made.id}`)).data ?? []).toEqual([]);
    }
    expect((await app.as(ada).from("deliverables").download(object_path)).data?.size).toBe(500);
  });

  it("writes nothing of it by REST, and nor does its owner", async () => {
    const made = await plan();
    const { id } = await deliver(made);
    for (const who of [ada, ben, staff]) {
      const client = app.client(who);
      const row = { deliverable_id: made.id, version_id: id, decision: "approve" };
      expect((await client.from("deliverable_reviews").insert(row)).status).toBe(403);
      expect(
        (await client.from("deliverable_versions").update({ note: "x" }).eq("id", id)).status,
      ).toBe(403);
    }
  });
});

describe("a file that was delivered", () => {
  it("is neither replaced nor removed, not even by the studio, while its version stands", async () => {
    const made = await plan();
    const { object_path } = await deliver(made);
    const files = app.as(staff).from("deliverables");
    expect(
      (await files.upload(object_path, somePicture(900), { upsert: true })).error,
    ).toBeTruthy();
    await files.remove([object_path]);
    expect((await files.download(object_path)).data?.size).toBe(500);
    await app.client(staff).from("pr_deliverables").delete().eq("id", made.id);
    await files.remove([object_path]);
    expect((await files.download(object_path)).data).toBeNull();
  });
});

describe("mail", () => {
  it("tells the client of a delivery and the studio of an answer, each once", async () => {
    const siteUrl = "https://studio.example";
    await app.owner`delete from private.jobs`;
    await app.owner`delete from notices`;
    const made = await plan("Second cut");
    const failures: unknown[] = [];
    // Without its schedule: what has happened asks for it by itself.
    const runner = await startJobRunner(
      app.database,
      { [noticeSchedule.kind]: createNoticeSender({ siteUrl }) },
      { onFailure: (error) => failures.push(error) },
    );
    const readMails = () => app.owner<{ recipient: string; reply_to: string; body_text: string }[]>`
      select recipient, reply_to, body_text from private.outbox
      where subject like '%Second cut%' or body_text like '%Second cut%' order by kind`;
    const version = await deliver(made, { note: "With the grade." });
    await expect.poll(async () => (await readMails()).length).toBe(1);
    await review(ada, version.id, "changes", "Warmer, please.");
    await expect.poll(async () => (await readMails()).length).toBe(2);
    await runner.stop();
    expect(failures).toEqual([]);
    const [delivery, answer] = await readMails();
    expect(delivery).toMatchObject({ recipient: ada.email });
    expect(delivery?.body_text).toContain("With the grade.");
    expect(delivery?.body_text).toContain(`${siteUrl}/review?d=${made.id}&v=${version.number}`);
    expect(answer).toMatchObject({ reply_to: ada.email });
    expect(answer?.body_text).toContain("Warmer, please.");
    expect(answer?.body_text).toContain(`${siteUrl}/studio/projects?project=${made.projectId}`);
  });

  it("reaches everybody who works on it alone, and asks those to answer who may", async () => {
    const { id: companyId, people } = await createCompany(app.owner);
    const projectId = randomUUID();
    const made = { id: randomUUID(), projectId };
    await app.owner`
      insert into projects (id, company_id, user_id, title)
      values (${projectId}, ${companyId}, ${people.viewer.id}, 'Film')`;
    await app.owner`
      insert into pr_deliverables (id, project_id, title) values (${made.id}, ${projectId}, 'Fourth cut')`;
    const version = await deliver(made);
    // A job that is run once more tells nobody twice.
    await sendNotices(app.database);
    await sendNotices(app.database);
    const readMails = () => app.owner<{ kind: string; recipient: string; body_text: string }[]>`
      select kind, recipient, body_text from private.outbox where body_text like '%Fourth cut%'`;
    const mails = await readMails();
    expect(mails.map(({ kind, recipient }) => `${kind} ${recipient}`).toSorted()).toEqual(
      [
        `delivery ${people.approver.email}`,
        `delivery ${people.owner.email}`,
        `delivery-news ${people.member.email}`,
      ].toSorted(),
    );
    for (const { kind, body_text } of mails) {
      expect(body_text.includes("approve it there")).toBe(kind === "delivery");
    }

    await app.owner`
      with answer as (
        insert into deliverable_reviews (deliverable_id, version_id, decision, comment, reviewer_id)
        values (${made.id}, ${version.id}, 'changes', 'Warmer.', ${people.approver.id})
        returning id
      )
      select private.enqueue_mail_job('notify-review', id) from answer`;
    await sendNotices(app.database);
    const toStudio = (await readMails()).find(({ kind }) => kind === "studio-review");
    expect(toStudio?.body_text).toContain("Client: A approver, Harbour & Sons");
  });
});

describe("the studio's list of projects", () => {
  it("pages, searches across client and title, filters and sorts on the server", async () => {
    const owner = ben.id;
    await app.owner`
      update profiles set company_name = 'Lantern Works' where user_id = ${owner}`;
    await app.owner`
      insert into projects (user_id, title, status, budget, updated_at)
      select ${owner}, 'Reel ' || n, case when n % 2 = 0 then 'review' else 'pending' end, n, now() - n * interval '1 day'
      from generate_series(1, 60) n`;
    const find = async (parameters: object) => {
      const { data, error } = await app.client(staff).rpc("find_projects", parameters);
      expect(error).toBeNull();
      return data as { title: string; client: string }[];
    };
    const first = await find({ client: owner });
    expect(first).toHaveLength(50);
    expect(first[0]).toMatchObject({ title: "Reel 1", client: "Lantern Works" });
    expect(await find({ client: owner, skip: 50 })).toHaveLength(10);
    const [found, ...rest] = await find({ words: "lantern reel 17" });
    expect(found?.title).toBe("Reel 17");
    expect(rest).toEqual([]);
    const states = await find({ client: owner, states: ["review"], sort: "-budget" });
    expect(states.map(({ title }) => title).slice(0, 2)).toEqual(["Reel 60", "Reel 58"]);
    expect((await app.client(ada).rpc("find_projects", { words: "reel" })).data).toEqual([]);
  });
});
