import type { KeptAction } from "./keep-first-action.ts";

declare global {
  interface Window {
    /** Left by the loader for the app: ends its watch and hands over what a person did first. */
    takeOverFromLoader?: () => KeptAction | undefined;
    /** What was pressed first, where a key was the first that anybody did; whoever acts on it deletes it. */
    firstKey?: string | undefined;
    /** On the page of free times: puts them on the visitor's clock, once, and says when that is done. */
    showOwnClock?: () => Promise<void>;
  }

  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}
