import type { Need } from "../domain/report/list-needs.ts";
import type { NewsEvent } from "../domain/report/list-news.ts";
import type { ProjectPriority, ProjectStatus } from "../domain/project/project.ts";
import { formatDay } from "./dates.ts";
import { formatExactPounds } from "./money.ts";

export const portalTabs = [
  { value: "overview", label: "Overview" },
  { value: "projects", label: "Projects" },
  { value: "pr-campaigns", label: "PR Campaigns" },
  { value: "messages", label: "Messages" },
  { value: "profile", label: "Profile" },
] as const;

export type PortalTab = (typeof portalTabs)[number]["value"];

export const portalFrame = {
  eyebrow: "Client Area",
  heading: "Dashboard",
  tabs: "Parts of the dashboard",
  /** Of messages, after the name of their tab. */
  unread: (count: number) => `${count} unread`,
  noCompany: "Client",
  signOut: "Sign Out",
  signingOut: "Signing out",
  loading: "Loading",
  /** In the frame, before the first rows. */
  gathering: "Your projects, your campaigns and whatever waits for your answer are on their way.",
  kept: (time: string) => `You are seeing what was here on ${time}.`,
  keptOffline: "There is no connection just now. It is refreshed as soon as there is one.",
  keptFailed: "It could not be refreshed.",
  tryAgain: "Try Again",
  trying: "Trying again",
  needsScript: "The Client Area needs JavaScript, which is switched off in this browser.",
} as const;

/** Toasts to the letter of section 7 of the specification; parts without one say it in their own place alone. */
export const portalFailures = {
  toasts: {
    projects: "Error loading projects",
    campaigns: "Error loading PR campaigns",
    metrics: "Error loading PR metrics",
    deliverables: "Error loading PR deliverables",
    profile: "Error loading profile",
    payments: null,
    anchors: null,
    events: null,
    documents: null,
    proposals: null,
  },
  inPlace: {
    projects: "The projects could not be loaded.",
    campaigns: "The campaigns could not be loaded.",
    metrics: "The campaign figures could not be loaded.",
    deliverables: "The deliverables could not be loaded.",
    profile: "The profile could not be loaded.",
    payments: "The payments could not be loaded.",
    anchors: "The proofs could not be loaded.",
    events: "The activity could not be loaded.",
    documents: "The invoices could not be loaded.",
    proposals: "The proposals could not be loaded.",
  },
} as const;

export const overviewWords = {
  projectFigures: "Projects in figures",
  active: "Active Projects",
  completed: "Completed",
  investment: "Total Investment",
  successRate: "Success Rate",
  needs: "What needs you",
  billing: "Billing",
  needsNothing: "Nothing waits for you. We will say so here when something does.",
  news: "Since your last visit",
  lately: "Lately",
  newsNothing: (day: string) => `Nothing has changed since ${day}.`,
  newsEmpty: "What happens to your projects and campaigns will be told here.",
  more: (count: number) => `and ${count} more`,
  recent: "Recent projects",
  allProjects: "All projects",
  noProjects: "No projects yet. The first one appears here as soon as we open it for you.",
  campaigns: "Campaigns",
  allCampaigns: "All campaigns",
  reach: "Total Reach",
  mentions: "Media Mentions",
  sentiment: "Sentiment",
} as const;

export const statusWords: Record<ProjectStatus, string> = {
  pending: "Pending",
  in_progress: "In progress",
  review: "In review",
  completed: "Completed",
  cancelled: "Cancelled",
};

export const priorityWords: Record<ProjectPriority, string> = {
  urgent: "Urgent",
  high: "High",
  medium: "Medium",
  low: "Low",
};

const needWords: Record<Exclude<Need["kind"], "overdue" | "invoice" | "proposal">, string> = {
  review: "is ready for your review",
  approval: "is delivered and waits for your approval",
  draft: "is a draft, not paid for yet",
  unconfirmed: "is paid for; the chain has yet to confirm it",
  mismatch: "has a payment that does not match; the studio is looking at it",
};

/** For example 'Version 3 is waiting for you, 4 comments open'. */
function describeWaiting({ number, openComments: open }: NonNullable<Need["version"]>): string {
  const comments = open === 0 ? "" : `, ${open} ${open === 1 ? "comment" : "comments"} open`;
  return `Version ${number} is waiting for you${comments}`;
}

export function describeNeed({ kind, owed, sent, version }: Need): string {
  if (kind === "approval" && version) return describeWaiting(version);
  if (kind === "proposal")
    return `waits for ${sent?.to || "an answer"} until ${formatDay(sent?.until ?? "")}`;
  if (kind !== "overdue" && kind !== "invoice") return needWords[kind];
  const sum = formatExactPounds(((owed?.pence ?? 0) / 100).toFixed(2));
  const due = formatDay(owed?.due_on ?? "");
  return kind === "overdue" ? `${sum} was due on ${due}` : `${sum} to pay by ${due}`;
}

/** What a need is headed with. */
export function nameNeed({ about, title }: Need): string {
  if (about === "proposal") return `Proposal: ${title}`;
  return about === "invoice" ? `Invoice ${title}` : title;
}

const priorityText = new Map<string, string>(Object.entries(priorityWords));
const statusText = new Map<string, string>(Object.entries(statusWords));

const happenings: Record<
  NewsEvent["kind"],
  (after: string | null, before: string | null, by: string | null) => string
> = {
  created: () => "Project opened",
  status: (after) => `Now ${statusText.get(after ?? "")?.toLowerCase() ?? after}`,
  progress: (after) => (after === null ? "Progress is open again" : `Progress at ${after}%`),
  date: (after) =>
    after === null
      ? "The completion date is open again"
      : `Completion expected on ${formatDay(after)}`,
  title: (after) => `Now called “${after}”`,
  brief: () => "The brief was revised",
  priority: (after) => `Priority ${priorityText.get(after ?? "")?.toLowerCase() ?? after}`,
  budget: (after) =>
    after === null ? "The budget is open again" : `Budget ${formatExactPounds(after)}`,
  deliverable: (after, before) =>
    before === null ? `Delivered: ${after}` : `Delivered: ${after}, version ${before}`,
  approval: (after, _, by) => (by ? `${by} approved: ${after}` : `Approved: ${after}`),
  changes: (after, _, by) =>
    by ? `${by} asked for changes: ${after}` : `Changes requested: ${after}`,
  withdrawal: (after, _, by) =>
    by ? `${by} took the approval back: ${after}` : `Approval taken back: ${after}`,
  milestone: (after) => `Milestone reached: ${after}`,
  paid: () => "Payment confirmed, campaign active",
  anchored: () => "Content verified on the blockchain",
};

/** What happened, as one line of a history, with the name of whoever decided it where that is known. */
export function describeNews(
  { kind, before, after, by_id }: NewsEvent,
  nameOf: (id: string) => string | null,
): string {
  return happenings[kind](after, before, by_id ? nameOf(by_id) : null);
}
