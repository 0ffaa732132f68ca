import { portalFailures } from "../../content/portal.ts";
import { deliverableColumns } from "../../domain/portal/deliverable.ts";
import type { sharedBackend } from "../backend/shared-backend.ts";
import type { PortalRows, SectionName } from "./portal-data.ts";
import { sectionRows } from "./section-rows.ts";

type Backend = Pick<ReturnType<typeof sharedBackend>, "from">;
type Answer = {
  data: unknown;
  error: { message: string; code: string } | null;
  status: number;
};
type Query = { retry(isWanted: boolean): PromiseLike<Answer> };

/** More than anybody scrolls through; older ones stay in the database. */
const mostEvents = 1000;
const newest = { ascending: false };
const noRows = "PGRST116";

/** No user filter, save for the profile: row level security decides what is whose. */
const queries: {
  [Name in SectionName]: (backend: Backend, userId: string) => Query;
} = {
  projects: (backend) => backend.from("projects").select("*").order("created_at", newest),
  campaigns: (backend) => backend.from("pr_campaigns").select("*").order("created_at", newest),
  metrics: (backend) =>
    backend.from("pr_campaign_metrics").select("*").order("metric_date", newest),
  deliverables: (backend) =>
    backend.from("pr_deliverables").select(deliverableColumns).order("created_at", newest),
  profile: (backend, userId) => backend.from("profiles").select("*").eq("user_id", userId).single(),
  payments: (backend) => backend.from("eth_payments").select("*").order("created_at", newest),
  anchors: (backend) => backend.from("content_anchors").select("*").order("created_at", newest),
  events: (backend) =>
    backend.from("project_events").select("*").order("at", newest).limit(mostEvents),
};

/** The session was ended elsewhere: nothing is wrong with the section. */
export class SessionEnded extends Error {}

export async function readSection<Name extends SectionName>(
  name: Name,
  { backend, userId }: { backend: Backend; userId: string },
): Promise<readonly PortalRows[Name][]> {
  // The client would try for seven seconds before it says that there is no connection.
  const { data, error, status } = await queries[name](backend, userId).retry(false);
  if (error?.code === noRows) return [];
  if (status === 401) throw new SessionEnded(error?.message);
  if (error) throw new Error(error.message || portalFailures.unreachable);
  const rows = sectionRows[name].safeParse(Array.isArray(data) ? data : [data]);
  if (rows.success) return rows.data;
  throw new Error(portalFailures.unreadable, { cause: rows.error });
}
