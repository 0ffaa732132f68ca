import type { ProjectStatus } from "../domain/project/project.ts";
import type { ProjectField } from "../domain/project/parse-project.ts";

/** The projects of all clients, as the studio sees them. */
export const studioProjectWords = {
  list: "Projects",
  search: "Search title, brief or client",
  status: "State",
  client: "Client",
  noClient: "Nameless client",
  empty: "No projects yet. Open the first one for a client.",
  create: "New project",
  title: "Project",
  due: "Due",
  budget: "Budget",
  changed: "Changed",
  noDate: "TBD",
  noBudget: "Not agreed",
  deliverables: "Deliverables",
  waiting: (count: number) => `${count} with the client`,
  sentBack: (count: number) => (count === 1 ? "1 sent back" : `${count} sent back`),
  allClients: "Show all clients",
} as const;

export const projectDetailWords = {
  gone: "This project is not there any more.",
  facts: "Facts",
  brief: "Brief",
  noBrief: "No brief yet.",
  kind: "Kind",
  progress: "Progress",
  noProgress: "Not set: the client sees 75% while it is in progress",
  started: "Opened",
  due: "Completion",
  activity: "What the client was told",
  edit: "Edit",
  remove: "Delete",
  removeTitle: "Delete this project?",
  removeText: (title: string) =>
    `“${title}”, its history, deliverables and their files are deleted for good. The client sees it go.`,
  removed: "The project is deleted.",
  removeFailed: "It was not deleted",
  state: "State",
  moved: (status: string) => `Now ${status}. The client sees it at once.`,
  moveFailed: "It was not moved",
  changedMeanwhile: "Somebody has changed this project meanwhile. Look again, then decide.",
} as const;

/** What leads to a state, by the state it leads from where that makes a difference. */
export const moveWords: Record<ProjectStatus, string> = {
  pending: "Back to pending",
  in_progress: "Start work",
  review: "Give to review",
  completed: "Complete",
  cancelled: "Cancel project",
};

export const moveAgainWords: Partial<Record<ProjectStatus, string>> = {
  review: "Back to work",
  completed: "Reopen",
  cancelled: "Take up again",
};

export const moveQuestions: Partial<Record<ProjectStatus, { title: string; text: string }>> = {
  cancelled: {
    title: "Cancel this project?",
    text: "The client sees at once that it is cancelled. It can be taken up again later.",
  },
  in_progress: {
    title: "Reopen this project?",
    text: "It is completed. The client sees at once that work on it goes on.",
  },
};

export const projectFormWords = {
  createTitle: "New project",
  editTitle: "Edit project",
  create: "Open the project",
  save: "Save",
  cancel: "Cancel",
  chooseKind: "Choose a kind",
  clientMissing: "Please choose the client.",
  chosen: (name: string) => `For ${name}`,
  created: "The client sees it from now on.",
  saved: "Saved. The client sees it at once.",
  failed: "It was not saved",
  conflict: "Somebody else has changed this project since you opened it.",
  conflictLine: "Stored now:",
  conflictChoice: "Save again to replace it with what you typed, or cancel to keep it.",
  gone: "The project has been deleted meanwhile.",
} as const;

export const projectFieldWords: Record<ProjectField, { label: string; hint?: string }> = {
  title: { label: "Title" },
  project_type: { label: "Kind" },
  priority: { label: "Priority" },
  budget: { label: "Budget in pounds" },
  estimated_completion_date: { label: "Completion expected" },
  progress: { label: "Progress in percent", hint: "Empty shows 75% while in progress." },
  description: { label: "Brief" },
};
