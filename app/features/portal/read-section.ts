import { backendFailures } from "../../../content/backend.ts";
import { documentColumns } from "../../../domain/billing/document-row.ts";
import { deliverableColumns } from "../../../domain/deliverable/deliverable.ts";
import { proposalColumns } from "../../../domain/proposal/proposal-row.ts";
import { projectColumns } from "../../../domain/project/project.ts";
import { readAll } from "../../data/read-all.ts";
import { type Query, Refused, runQuery } from "../../data/read-rows.ts";
import type { sharedBackend } from "../../data/shared-backend.ts";
import type { PortalRows, SectionName } from "./portal-data.ts";
import { sectionRows } from "./section-rows.ts";

export type PortalBackend = Pick<ReturnType<typeof sharedBackend>, "from">;

/** More than anybody scrolls through; older ones stay in the database. */
const mostEvents = 1000;
const newest = { ascending: false };
const noRows = "PGRST116";

/** No user filter, save for the profile: row level security decides what is whose. */
const queries: Record<SectionName, (backend: PortalBackend, userId: string) => Query> = {
  projects: (backend) =>
    readAll(() => backend.from("projects").select(projectColumns).order("created_at", newest)),
  campaigns: (backend) =>
    readAll(() => backend.from("pr_campaigns").select("*").order("created_at", newest)),
  metrics: (backend) =>
    readAll(() => backend.from("pr_campaign_metrics").select("*").order("metric_date", newest)),
  deliverables: (backend) =>
    readAll(() =>
      backend.from("pr_deliverables").select(deliverableColumns).order("created_at", newest),
    ),
  profile: (backend, userId) => backend.from("profiles").select("*").eq("user_id", userId).single(),
  payments: (backend) =>
    readAll(() => backend.from("eth_payments").select("*").order("created_at", newest)),
  anchors: (backend) =>
    readAll(() => backend.from("content_anchors").select("*").order("created_at", newest)),
  events: (backend) =>
    backend.from("project_events").select("*").order("at", newest).limit(mostEvents),
  documents: (backend) =>
    readAll(() =>
      backend
        .from("billing_documents")
        .select(documentColumns)
        .eq("state", "issued")
        .order("issued_on", newest)
        .order("created_at", newest),
    ),
  proposals: (backend) =>
    readAll(() =>
      backend
        .from("proposals")
        .select(proposalColumns)
        .in("state", ["sent", "accepted"])
        .order("created_at", newest),
    ),
};

export async function readSection<Name extends SectionName>(
  name: Name,
  { backend, userId }: { backend: PortalBackend; userId: string },
): Promise<PortalRows[Name][]> {
  const data = await readData(queries[name](backend, userId));
  const rows = sectionRows[name].safeParse(Array.isArray(data) ? data : [data]);
  if (rows.success) return rows.data;
  throw new Error(backendFailures.unreadable, { cause: rows.error });
}

async function readData(query: Query): Promise<unknown> {
  try {
    return (await runQuery(query)).data;
  } catch (error) {
    if (error instanceof Refused && error.code === noRows) return [];
    throw error;
  }
}
