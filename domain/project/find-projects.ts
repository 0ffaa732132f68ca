import { projectPriorities, projectStatuses, type Project, type ProjectStatus } from "./project.ts";

export const projectSorts = ["newest", "deadline", "priority", "budget", "title"] as const;
export type ProjectSort = (typeof projectSorts)[number];

export type ProjectSearch = { status: ProjectStatus | null; sort: ProjectSort; words: string };

const orders: Record<ProjectSort, (a: Project, b: Project) => number> = {
  newest: (a, b) => b.created_at.localeCompare(a.created_at),
  // Days are ISO, so they sort as text; without one a project comes last.
  deadline: (a, b) => dueDay(a).localeCompare(dueDay(b)),
  priority: (a, b) => rank(projectPriorities, a.priority) - rank(projectPriorities, b.priority),
  budget: (a, b) => (b.budget ?? -1) - (a.budget ?? -1),
  title: (a, b) => a.title.localeCompare(b.title, "en-GB"),
};

const dueDay = (project: Project) => project.estimated_completion_date ?? "9999";
const rank = <T>(list: readonly T[], value: T) => list.indexOf(value);

/** The projects asked for, in the order asked for; those that tie stay newest first. */
export function findProjects(projects: readonly Project[], search: ProjectSearch): Project[] {
  const words = fold(search.words).split(/\s+/).filter(Boolean);
  return projects
    .filter(({ status }) => search.status === null || status === search.status)
    .filter((project) => words.every((word) => searchableText(project).includes(word)))
    .toSorted(orders.newest)
    .toSorted(orders[search.sort]);
}

/** How many projects each choice of the filter would leave. */
export function countByStatus(projects: readonly Project[]): Record<ProjectStatus, number> {
  const counts = { pending: 0, in_progress: 0, review: 0, completed: 0, cancelled: 0 };
  for (const { status } of projects) counts[status] += 1;
  return counts;
}

/** The search an address asks for; what it says wrongly counts as not said. */
export function readProjectSearch(parameters: URLSearchParams): ProjectSearch {
  const [status, sort] = [parameters.get("status"), parameters.get("sort")];
  return {
    status: projectStatuses.find((each) => each === status) ?? null,
    sort: projectSorts.find((each) => each === sort) ?? "newest",
    words: parameters.get("q") ?? "",
  };
}

function searchableText({ title, description, project_type }: Project): string {
  return fold([title, description, project_type?.replaceAll("-", " ")].join(" "));
}

/** Case and accents do not matter to a search. */
function fold(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
