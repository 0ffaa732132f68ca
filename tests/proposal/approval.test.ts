import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { resolveCaller } from "../../server/api-keys/resolve-caller.ts";
import { restRoutes } from "../../server/rest/index.ts";
import { createMilestoneRelease } from "../../services/milestone/release-milestones.ts";
import { createCompany } from "../support/create-company.ts";
import { startAuthApp } from "../support/auth-app.ts";
import { addProposals, type ProposalApp } from "./proposal-app.ts";

let app: ProposalApp;
beforeAll(async () => {
  const auth = await startAuthApp();
  const { database, keyring, url } = auth;
  const rest = restRoutes({
    database,
    resolveCaller: (source) => resolveCaller({ keyring, siteUrl: url }, source),
    onUnexpected: (error) => auth.unexpected.push(error),
  });
  auth.mount("/", new Hono().route("/rest/v1", rest));
  app = await addProposals(auth);
});
afterAll(() => app.stop());

const release = () =>
  createMilestoneRelease(app.url)({
    id: "1",
    kind: "release-milestones",
    payload: {},
    attempt: 1,
    signal: AbortSignal.timeout(60_000),
    transaction: (work) => app.database.asOwner(work),
  });

/** What was signed, the step of it that an approval makes due, and the deliverable that hangs on that. */
async function signUp() {
  const company = await createCompany(app.owner);
  const { token } = await app.send({}, { companyId: company.id });
  const signed = await app.sign(token);
  const [row] = await app.owner<{ id: string; project: string; film: string }[]>`
    select m.id, m.project_id as project, d.id as film
    from milestones m join pr_deliverables d on d.milestone_id = m.id
    where m.agreement_id = ${signed.agreement_id} and m.trigger = 'approval'`;
  if (!row) throw new Error("Nothing hangs on an approval.");
  return { ...row, company };
}

const isReached = async (id: string) => {
  const [row] = await app.owner`
    select reached_at is not null as reached, document_id is not null as charged
    from milestones where id = ${id}`;
  return row;
};
const waits = { reached: false, charged: false };

it("what was signed as due on approval is released by nothing that the studio can send", async () => {
  const { id, film, project } = await signUp();
  const { client } = app.studio;
  const tries = [
    client.rpc("reach_milestone", { milestone: id }),
    client.from("milestones").update({ trigger: "studio" }).eq("id", id),
    client.from("milestones").update({ trigger: "date", due_on: "2026-01-01" }).eq("id", id),
    client.from("milestones").delete().eq("id", id),
    client.from("pr_deliverables").update({ milestone_id: null }).eq("id", film),
    client.from("pr_deliverables").delete().eq("id", film),
  ];
  for (const answer of await Promise.all(tries)) expect(answer.status).toBe(409);
  for (const column of ["reached_at", "document_id", "agreement_id", "created_at"]) {
    const answer = await client
      .from("milestones")
      .update({ [column]: null })
      .eq("id", id);
    expect(answer.status).toBe(403);
  }
  const moved = await client
    .from("pr_deliverables")
    .update({ created_at: "2020-01-01" })
    .eq("id", film);
  expect(moved.status).toBe(403);
  // A status is the studio's to write, and is not the client's approval.
  const status = await client.from("pr_deliverables").update({ status: "approved" }).eq("id", film);
  expect(status.error).toBeNull();
  const [version] = await app.owner`
    select id from deliverable_versions where deliverable_id = ${film}`;
  const approved = await client.rpc("review_deliverable", {
    version: version?.["id"],
    decision: "approve",
  });
  expect(approved.error).not.toBeNull();
  await release();
  expect(await isReached(id)).toEqual(waits);

  // What the studio hangs on it besides may go again.
  const { data: more } = await client
    .from("pr_deliverables")
    .insert({ project_id: project, milestone_id: id, title: "A poster", deliverable_type: "other" })
    .select("id")
    .single();
  const gone = await client.from("pr_deliverables").delete().eq("id", more?.id);
  expect(gone.error).toBeNull();
  expect(app.unexpected).toEqual([]);
});

it("the client's approval releases it when its hour is over", async () => {
  const { id, film, company } = await signUp();
  await app.owner`update pr_deliverables set status = 'delivered' where id = ${film}`;
  await app.database.asCaller(
    company.people.approver.caller,
    (sql) => sql`
      select public.review_deliverable(v.id, 'approve') from public.deliverable_versions v
      where v.deliverable_id = ${film}`,
  );
  await release();
  expect(await isReached(id)).toEqual(waits);
  await expect(app.studio.client.rpc("reach_milestone", { milestone: id })).resolves.toMatchObject({
    status: 409,
    error: { hint: "approval" },
  });
  await app.owner`update deliverable_reviews set final_at = now() where deliverable_id = ${film}`;
  await release();
  expect(await isReached(id)).toEqual({ reached: true, charged: true });
});

it("a day that was signed for comes by itself, and no earlier", async () => {
  const { token } = await app.send({
    milestones: [
      { key: "start", title: "Start", due_on: null, net_pence: 100, trigger: "signing" },
      { key: "day", title: "Midway", due_on: "2999-01-31", net_pence: 100, trigger: "date" },
    ],
    deliverables: [],
    options: [],
  });
  const { agreement_id: agreement } = await app.sign(token);
  const [day] = await app.owner<{ id: string }[]>`
    select id from milestones where agreement_id = ${agreement} and trigger = 'date'`;
  const { client } = app.studio;
  const early = await client.rpc("reach_milestone", { milestone: day?.id });
  expect(early).toMatchObject({ status: 409, error: { hint: "agreed" } });
  const milestone = () => client.from("milestones");
  const drawn = await milestone()
    .update({ due_on: "2026-01-31" })
    .eq("id", day?.id ?? "");
  expect(drawn).toMatchObject({ status: 409, error: { hint: "agreed" } });
  const put = await milestone()
    .update({ due_on: "2999-02-28" })
    .eq("id", day?.id ?? "");
  expect(put.error).toBeNull();
});
