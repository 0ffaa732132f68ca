import { describe, expect, it } from "vitest";
import { countByStatus, findProjects, readProjectSearch } from "../project/find-projects.ts";
import { listNeeds } from "./list-needs.ts";
import { listNews } from "./list-news.ts";
import { isFirstDay } from "./is-first-day.ts";
import { progressOf } from "../project/progress-of.ts";
import { campaignSchema, type Campaign } from "../campaign/campaign.ts";
import type { Deliverable } from "../deliverable/deliverable.ts";
import type { DocumentRow } from "../billing/document-row.ts";
import type { ClientPayment } from "../payment/payment-row.ts";
import { projectSchema, type Project } from "../project/project.ts";
import { answerState } from "../enquiry/sent-item.ts";

const project = (fields: Partial<Project>): Project => ({
  id: "p",
  title: "Film",
  description: null,
  priority: "medium",
  status: "pending",
  progress: null,
  project_type: null,
  budget: null,
  created_at: "2026-01-01T00:00:00Z",
  estimated_completion_date: null,
  onboarding: null,
  milestones: [],
  ...fields,
});

const campaign = (fields: Partial<Campaign>): Campaign => ({
  ...campaignSchema.parse({
    id: "c",
    title: "Launch",
    campaign_type: "product_launch",
    status: "active",
    created_at: "2026-01-01T00:00:00Z",
  }),
  ...fields,
});

const deliverable = (fields: Partial<Deliverable>): Deliverable => ({
  id: "d",
  campaign_id: null,
  project_id: null,
  milestone_id: null,
  title: "First cut",
  description: null,
  deliverable_type: "film",
  status: "planned",
  due_date: null,
  delivered_at: null,
  url: null,
  usage_rights: null,
  usage_ends_on: null,
  created_at: "2026-01-01T00:00:00Z",
  versions: [],
  reviews: [],
  ...fields,
});

const payment = (state: ClientPayment["state"], campaignId: string | null): ClientPayment => ({
  id: "e",
  campaign_id: campaignId,
  package_id: "basic-pr",
  invoice_id: null,
  invoice_number: null,
  state,
  price_gbp: 500,
  vat_gbp: null,
  chain_id: 1,
  transaction_hash: null,
  expires_at: null,
  paid_at: null,
  created_at: "2026-01-01T00:00:00Z",
});

const nothing = {
  projects: [],
  campaigns: [],
  deliverables: [],
  payments: [],
  anchors: [],
  events: [],
  documents: [],
  proposals: [],
  openComments: new Map<string, number>(),
  today: "2026-05-10",
};

describe("a row", () => {
  it("needs none of the fields that may be empty", () => {
    const row = { id: "p", title: "Film", priority: "low", status: "review", created_at: "x" };
    expect(projectSchema.parse(row)).toMatchObject({ progress: null, budget: null });
    expect(campaign({}).key_messages).toEqual([]);
  });

  it("with a status nobody knows is refused", () => {
    expect(projectSchema.safeParse({ ...project({}), status: "lost" }).success).toBe(false);
  });
});

describe("the progress of a project", () => {
  it("is 75% while in progress, unless the studio has set it", () => {
    expect(progressOf(project({ status: "in_progress" }))).toBe(75);
    expect(progressOf(project({ status: "in_progress", progress: 0 }))).toBe(0);
    expect(progressOf(project({ status: "in_progress", progress: 40 }))).toBe(40);
  });

  it("is not shown in any other state", () => {
    expect(progressOf(project({ status: "review", progress: 95 }))).toBeNull();
  });
});

describe("the search for projects", () => {
  const projects = [
    project({ id: "a", title: "Café film", budget: 10, estimated_completion_date: "2026-03-01" }),
    project({
      id: "b",
      title: "Adverts",
      description: "Six for the winter",
      status: "review",
      priority: "urgent",
      created_at: "2026-02-01T00:00:00Z",
    }),
    project({
      id: "c",
      title: "Loops",
      project_type: "social-media",
      budget: 20,
      estimated_completion_date: "2026-02-01",
      created_at: "2025-12-01T00:00:00Z",
    }),
  ];
  const find = (query: string) =>
    findProjects(projects, readProjectSearch(new URLSearchParams(query))).map(({ id }) => id);

  it.each([
    ["", ["b", "a", "c"]],
    ["sort=deadline", ["c", "a", "b"]],
    ["sort=priority", ["b", "a", "c"]],
    ["sort=budget", ["c", "a", "b"]],
    ["sort=title", ["b", "a", "c"]],
    ["status=review", ["b"]],
    ["q=cafe", ["a"]],
    ["q=WINTER+six", ["b"]],
    ["q=social+media", ["c"]],
    ["q=nothing", []],
    ["status=lost&sort=lost", ["b", "a", "c"]],
  ])("%s", (query, ids) => {
    expect(find(query)).toEqual(ids);
  });

  it("counts what each status would leave", () => {
    expect(countByStatus(projects)).toMatchObject({ pending: 2, review: 1, completed: 0 });
  });
});

describe("what needs the client", () => {
  it("are proposals to sign, reviews, deliveries to approve, unsettled payments and drafts not paid for", () => {
    const needs = listNeeds({
      ...nothing,
      projects: [project({ status: "review" }), project({ status: "in_progress" })],
      campaigns: [campaign({ id: "c1", status: "draft" }), campaign({ id: "c2" })],
      deliverables: [
        deliverable({ project_id: "p", status: "delivered" }),
        deliverable({ campaign_id: "c2", status: "approved" }),
      ],
      payments: [payment("underpaid", "c2"), payment("paid", "c2"), payment("quoted", "c1")],
      proposals: (["sent", "accepted"] as const).map((state) => ({
        id: state,
        title: "Film",
        recipient_name: "Ann",
        recipient_email: "ann@clients.example",
        proposal_versions: [
          { id: "v1", number: 1 },
          { id: "v2", number: 2 },
        ],
        state,
        valid_until: "2026-06-01",
        agreements: [],
      })),
    });
    expect(needs[0]?.sent).toEqual({
      to: "Ann",
      address: "ann@clients.example",
      until: "2026-06-01",
      versionId: "v2",
    });
    expect(needs.map(({ kind, id }) => [kind, id])).toEqual([
      ["proposal", "sent"],
      ["approval", "p"],
      ["review", "p"],
      ["mismatch", "c2"],
      ["draft", "c1"],
    ]);
  });

  it("says of a delivery which version waits, and how much was said of it that is open", () => {
    const version = (number: number) => ({
      id: `v${number}`,
      number,
      object_path: null,
      file_name: null,
      file_type: null,
      file_size: null,
      note: "",
      created_at: "2026-05-01",
    });
    const deliverables = [
      deliverable({ project_id: "p", status: "delivered", versions: [version(3), version(2)] }),
    ];
    const openComments = new Map([
      ["v2", 9],
      ["v3", 4],
    ]);
    const [need] = listNeeds({ ...nothing, deliverables, openComments });
    expect(need?.version).toEqual({ number: 3, openComments: 4 });
    const [quiet] = listNeeds({ ...nothing, deliverables });
    expect(quiet?.version).toEqual({ number: 3, openComments: 0 });
  });

  it("does not ask twice for a draft whose payment is on its way", () => {
    const campaigns = [campaign({ id: "c1", status: "draft" })];
    const needs = listNeeds({ ...nothing, campaigns, payments: [payment("confirming", "c1")] });
    expect(needs.map(({ kind }) => kind)).toEqual(["unconfirmed"]);
  });
});

describe("invoices", () => {
  const invoice = (id: string, due_on: string, open_pence = 100): DocumentRow => ({
    id,
    kind: "invoice",
    number: id,
    issued_on: "2026-05-01",
    due_on,
    total_pence: 100,
    credits_id: null,
    balance: {
      open_pence,
      paid_pence: 100 - open_pence,
      credited_pence: 0,
      written_off_pence: 0,
      disputed_at: null,
    },
  });

  it("need whoever pays: those overdue before what can wait, each with what is left of it", () => {
    const documents = [
      invoice("later", "2026-06-01", 40),
      invoice("sooner", "2026-05-12"),
      invoice("paid", "2026-05-01", 0),
      invoice("overdue", "2026-05-09"),
    ];
    const needs = listNeeds({
      ...nothing,
      documents,
      campaigns: [campaign({ id: "c1", status: "draft" })],
    });
    expect(needs.map(({ kind, id, owed }) => [kind, id, owed?.pence])).toEqual([
      ["overdue", "overdue", 100],
      ["invoice", "sooner", 100],
      ["invoice", "later", 40],
      ["draft", "c1", undefined],
    ]);
  });

  it("are not asked for while a payment is on its way, nor while they are disputed", () => {
    const paying = { ...payment("confirming", null), package_id: null, invoice_id: "a" };
    const disputed = invoice("b", "2026-05-01");
    const needs = listNeeds({
      ...nothing,
      documents: [
        invoice("a", "2026-05-01"),
        { ...disputed, balance: disputed.balance && { ...disputed.balance, disputed_at: "x" } },
      ],
      payments: [paying],
    });
    expect(needs).toEqual([{ kind: "unconfirmed", about: "invoice", id: "a", title: "a" }]);
  });
});

describe("what is new", () => {
  const event = {
    project_id: "p",
    kind: "status",
    before: "pending",
    after: "review",
    by_id: null,
  } as const;
  const rows = {
    ...nothing,
    projects: [project({})],
    campaigns: [campaign({})],
    events: [
      { ...event, id: 1, at: "2026-05-01T00:00:00Z" },
      { ...event, id: 2, at: "2026-05-03T00:00:00Z" },
      { ...event, id: 3, at: "2026-05-04T00:00:00Z", project_id: "gone" },
    ],
    deliverables: [deliverable({ campaign_id: "c", delivered_at: "2026-05-02T12:00:00+00:00" })],
  };

  it("comes newest first, of projects and campaigns alike", () => {
    expect(listNews(rows, null).map(({ at, kind }) => [at.slice(0, 10), kind])).toEqual([
      ["2026-05-03", "status"],
      ["2026-05-02", "deliverable"],
      ["2026-05-01", "status"],
    ]);
  });

  it("begins after the last visit", () => {
    expect(listNews(rows, Date.parse("2026-05-02T12:00:00Z"))).toHaveLength(1);
  });
});

describe("a client's first day", () => {
  const empty = { state: "ready", rows: [] };
  const sections = {
    projects: empty,
    campaigns: empty,
    payments: empty,
    documents: empty,
    proposals: empty,
  };

  it("lasts until there is any work, money for some, or a proposal to read", () => {
    expect(isFirstDay(sections)).toBe(true);
    for (const name of ["projects", "campaigns", "payments", "documents", "proposals"])
      expect(isFirstDay({ ...sections, [name]: { state: "ready", rows: [{}] } })).toBe(false);
  });

  it("is not concluded from what has not come", () => {
    for (const state of ["loading", "failed"])
      expect(isFirstDay({ ...sections, projects: { state, rows: [] } })).toBe(false);
  });

  it("promises an answer for a day, and admits when that has passed", () => {
    const sent_at = "2026-03-01T10:00:00Z";
    const after = (hours: number) => Date.parse(sent_at) + hours * 3_600_000;
    expect(answerState({ sent_at, answered_at: null }, after(24))).toBe("soon");
    expect(answerState({ sent_at, answered_at: null }, after(25))).toBe("late");
    expect(answerState({ sent_at, answered_at: "2026-03-01T12:00:00Z" }, after(99))).toBe(
      "answered",
    );
  });
});
