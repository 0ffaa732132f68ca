import { forgetEntries } from "../data/forget-entries.ts";

/** What somebody has begun to write in a form, and the key under which it is sent. */
export type Draft = {
  key: string;
  startedAt: string;
  values: Readonly<Record<string, string>>;
};

/** Named on the cookie page. */
export const draftPrefix = "draft:";
export const drafts = new Map<string, Draft>();

/** Whoever signs out leaves nothing in this tab that they have begun to write. By itself: what forms need is fetched with them. */
export function forgetDrafts() {
  drafts.clear();
  forgetEntries(() => sessionStorage, draftPrefix);
}
