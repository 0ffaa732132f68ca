import type { Page } from "@playwright/test";

export type Person = "client" | "staff";

/** Something to take pictures of. */
export type View = {
  /** The name of its pictures: `studio/inbox`. */
  name: string;
  path: string;
  /** Who is signed in; nobody, where it is left out. */
  as?: Person;
  /** Brings the page into the state that is meant; it ends when that can be seen. */
  act?: (page: Page) => Promise<void>;
  /** Only what is on the screen: dialogs, menus and whatever else lies over the page. */
  isScreen?: boolean;
  /** As on paper, at the width of a sheet. */
  isPrint?: boolean;
  /** Nobody has answered the cookie banner yet. */
  isFirstVisit?: boolean;
  /** With motion: scenes stand where the scroll has brought them. */
  hasMotion?: boolean;
  widths?: readonly number[];
  /** Of the window; that of a device, where it is left out. */
  height?: number;
};

export const allWidths = [1440, 768, 390] as const;
