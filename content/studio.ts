import { titleOf } from "./page.ts";

/** Every area of the studio in the order of its navigation. `key` opens it, after a g. */
export const studioAreas = {
  inbox: { label: "Inbox", key: "i" },
  calendar: { label: "Calendar", key: "d" },
  clients: { label: "Clients", key: "c" },
  proposals: { label: "Proposals", key: "o" },
  projects: { label: "Projects", key: "p" },
  campaigns: { label: "Campaigns", key: "a" },
  messages: { label: "Messages", key: "m" },
  labs: { label: "Labs", key: "l" },
  invoices: { label: "Invoices", key: "n" },
  payments: { label: "Payments", key: "e" },
  assistant: { label: "Assistant", key: "h" },
  audit: { label: "Audit log", key: "u" },
  staff: { label: "Staff", key: "t" },
  security: { label: "Security", key: "s" },
} as const;

export type AreaName = keyof typeof studioAreas;

const isAreaName = (name: string): name is AreaName => Object.hasOwn(studioAreas, name);
export const areaNames = Object.keys(studioAreas).filter(isAreaName);

export const studioFrame = {
  name: "Studio",
  areas: "Areas of the studio",
  toSite: "To the website",
  homeLabel: "Studio: to the website",
  signOut: "Sign out",
  keys: "Keyboard",
  waiting: (count: number) => `${count} waiting`,
  loading: "Loading",
  opening: "The studio opens",
  notLoaded: "The studio could not be loaded.",
  areaNotLoaded: "This area could not be loaded.",
  noSuchArea: "The studio has no such area.",
  toFirstArea: "To the inbox",
  tryAgain: "Try again",
  noRows: "Nothing here.",
  beyond: "The list ends before this page.",
  firstPage: "To the first page",
  noMatch: "Nothing matches these filters.",
  clear: "Clear filters",
  failed: "This list could not be loaded.",
  detailFailed: "This could not be loaded.",
  stale: "Refreshing",
  notRefreshed: (time: string) => `These rows are from ${time}. They could not be refreshed.`,
  search: "Search",
  all: "All",
  back: "Back to the list",
  details: "Details",
  page: "Pages of the list",
  previous: "Previous",
  next: "Next",
  newest: "Newest",
  older: "Older",
  rows: (first: number, last: number, total?: number) =>
    total === undefined
      ? `${first.toLocaleString("en-GB")}–${last.toLocaleString("en-GB")}`
      : `${first.toLocaleString("en-GB")}–${last.toLocaleString("en-GB")} of ${total.toLocaleString("en-GB")}`,
  sortBy: (column: string) => `Sort by ${column}`,
} as const;

export const studioKeys = {
  title: "Keys",
  entries: [
    { keys: ["j", "k"], does: "Next and previous row" },
    { keys: ["Enter"], does: "Open the row" },
    { keys: ["Esc"], does: "Back to the list" },
    { keys: ["/"], does: "Search" },
    { keys: ["?"], does: "These keys" },
  ],
  goTo: "Go to",
} as const;

type KeyEntry = { keys: readonly string[]; does: string };

/** Keys that one area has on top of those. */
export const areaKeys: Partial<Record<AreaName, readonly KeyEntry[]>> = {
  inbox: [
    { keys: ["r"], does: "Answer by mail" },
    { keys: ["c"], does: "Note a call" },
    { keys: ["e"], does: "Answered" },
    { keys: ["w"], does: "Won" },
    { keys: ["l"], does: "Lost" },
    { keys: ["s"], does: "Spam, or not spam" },
    { keys: ["a"], does: "Take it, or let go of it" },
  ],
  calendar: [{ keys: ["p", "n"], does: "The week before, and the next" }],
  proposals: [
    { keys: ["Enter"], does: "In a line of the editor: another line" },
    { keys: ["Ctrl", "Enter"], does: "In any row of the editor: another row" },
    { keys: ["Alt", "↑ ↓"], does: "Move the row you are in" },
  ],
};

export function studioTitle(area: AreaName | undefined): string {
  return titleOf(area ? `${studioAreas[area].label}, ${studioFrame.name}` : studioFrame.name);
}
