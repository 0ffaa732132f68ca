import type { PublicFiles } from "../../runtime/files/files.ts";
import type { InTransaction } from "../context.ts";
import type { FeedSettings } from "./settings.ts";

export type RefreshOptions = {
  transaction: InTransaction;
  settings: FeedSettings;
  files?: PublicFiles;
  signal?: AbortSignal;
  /** Asks even when it is not due yet. */
  isForced?: boolean;
};
