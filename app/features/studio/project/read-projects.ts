import * as z from "zod/mini";
import { projectEventSchema } from "../../../../domain/project/project-event.ts";
import {
  projectPriorities,
  projectSchema,
  projectStatuses,
} from "../../../../domain/project/project.ts";
import { amount, orNull, text } from "../../../../domain/row/row.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { pageOf, rangeOf, type RowsPage } from "../parts/paged-rows.ts";
import { readRows } from "../../../data/read-rows.ts";
import { nameClient } from "../client/name-client.ts";
import type { StudioProjectSearch } from "./project-search.ts";

const listedSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(projectStatuses),
  priority: z.enum(projectPriorities),
  project_type: text,
  budget: amount,
  estimated_completion_date: text,
  updated_at: z.string(),
  company_id: z.string(),
  client: text,
  person: text,
  waiting: z.number(),
  sent_back: z.number(),
});
export type ListedProject = z.infer<typeof listedSchema>;

const storedSchema = z.extend(projectSchema, {
  company_id: z.string(),
  /** As PostgreSQL writes it, to the microsecond: by it a later change is noticed. */
  updated_at: z.string(),
  company: orNull(z.object({ name: text })),
  milestones: z.array(z.object({ agreement_id: text })),
});
/** With what its client is called. */
export type StudioProject = Omit<z.infer<typeof storedSchema>, "company" | "milestones"> & {
  client: string;
  /** Then it is cancelled, and never deleted. */
  isSigned: boolean;
};

const mostEvents = 100;

/** One page in one query: words, filter and order are the database's work. */
export async function readProjects(search: StudioProjectSearch): Promise<RowsPage<ListedProject>> {
  const [from, to] = rangeOf(search.page);
  const query = sharedBackend().rpc("find_projects", {
    words: search.q,
    states: search.status ? [search.status] : null,
    client: search.client,
    sort: search.sort,
    page_size: to - from + 1,
    skip: from,
  });
  return pageOf(await readRows(query, listedSchema));
}

/** Null when there is none. */
export async function readProject(id: string): Promise<StudioProject | null> {
  const [row] = await readRows(
    sharedBackend()
      .from("projects")
      .select("*, company:companies(name), milestones(agreement_id)")
      .eq("id", id),
    storedSchema,
  );
  if (!row) return null;
  const { company, milestones, ...project } = row;
  return {
    ...project,
    client: await nameClient(project.company_id, company?.name),
    isSigned: milestones.some(({ agreement_id }) => agreement_id !== null),
  };
}

export function readProjectEvents(id: string) {
  return readRows(
    sharedBackend()
      .from("project_events")
      .select("*")
      .eq("project_id", id)
      .order("at", { ascending: false })
      .order("id", { ascending: false })
      .limit(mostEvents),
    projectEventSchema,
  );
}
