import { portalFailures } from "../../../content/portal.ts";
import { deliverableColumns } from "../../../domain/deliverable/deliverable.ts";
import { readAll } from "../../data/read-all.ts";
import type { sharedBackend } from "../../data/shared-backend.ts";
import type { PortalRows, SectionName } from "./portal-data.ts";
import { sectionRows } from "./section-rows.ts";

type Backend = Pick<ReturnType<typeof sharedBackend>, "from">;
type Answer = {
  data: unknown;
  error: { message: string; code: string } | null;
  status: number;
};

/** More than anybody scrolls through; older ones stay in the database. */
const mostEvents = 1000;
const newest = { ascending: false };
const noRows = "PGRST116";

/**
 * No user filter, save for the profile: row level security decides what is whose. None tries again by itself: the client
 * would for seven seconds before it says that there is no connection.
 */
const queries: {
  [Name in SectionName]: (backend: Backend, userId: string) => PromiseLike<Answer>;
} = {
  projects: (backend) =>
    readAll(() => backend.from("projects").select("*").order("created_at", newest)),
  campaigns: (backend) =>
    readAll(() => backend.from("pr_campaigns").select("*").order("created_at", newest)),
  metrics: (backend) =>
    readAll(() => backend.from("pr_campaign_metrics").select("*").order("metric_date", newest)),
  deliverables: (backend) =>
    readAll(() =>
      backend.from("pr_deliverables").select(deliverableColumns).order("created_at", newest),
    ),
  profile: (backend, userId) =>
    backend.from("profiles").select("*").eq("user_id", userId).single().retry(false),
  payments: (backend) =>
    readAll(() => backend.from("eth_payments").select("*").order("created_at", newest)),
  anchors: (backend) =>
    readAll(() => backend.from("content_anchors").select("*").order("created_at", newest)),
  events: (backend) =>
    backend.from("project_events").select("*").order("at", newest).limit(mostEvents).retry(false),
};

/** The session was ended elsewhere: nothing is wrong with the section. */
export class SessionEnded extends Error {}

export async function readSection<Name extends SectionName>(
  name: Name,
  { backend, userId }: { backend: Backend; userId: string },
): Promise<readonly PortalRows[Name][]> {
  const { data, error, status } = await queries[name](backend, userId);
  if (error?.code === noRows) return [];
  if (status === 401) throw new SessionEnded(error?.message);
  if (error) throw new Error(error.message || portalFailures.unreachable);
  const rows = sectionRows[name].safeParse(Array.isArray(data) ? data : [data]);
  if (rows.success) return rows.data;
  throw new Error(portalFailures.unreadable, { cause: rows.error });
}
