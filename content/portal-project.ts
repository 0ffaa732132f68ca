import type { ProjectSort } from "../domain/project/find-projects.ts";

export const projectsWords = {
  heading: "Projects",
  search: "Search projects",
  searchHint: "Title, description or kind",
  status: "Status",
  all: "All",
  sort: "Sort by",
  found: (count: number, total: number) =>
    count === total ? `${total} projects` : `${count} of ${total} projects`,
  none: "No projects yet. The first one appears here as soon as we open it for you.",
  noMatch: "No project matches.",
  clear: "Show all projects",
  priority: "Priority",
  progress: "Progress",
  budget: "Budget",
  noBudget: "Not agreed",
  deadline: "Deadline",
  noDeadline: "TBD",
} as const;

export const sortWords: Record<ProjectSort, string> = {
  newest: "Newest first",
  deadline: "Deadline",
  priority: "Priority",
  budget: "Budget",
  title: "Title",
};

/** The kinds of the contact form, as a client would say them. */
export const projectTypeWords = new Map([
  ["cinematic-ads", "Cinematic ads"],
  ["social-media", "Social media"],
  ["film-production", "Film production"],
  ["brand-video", "Brand video"],
  ["ai-content", "AI content"],
  ["other", "Other"],
]);

export const drawerWords = {
  description: "About",
  noDescription: "There is no description yet.",
  firstDays: "First days",
  facts: "Facts",
  started: "Started",
  kind: "Kind",
  deliverables: "Deliverables",
  activity: "Activity",
  noActivity: "Nothing has happened yet.",
  unknown: "This project is not among yours. It may have been removed.",
} as const;
