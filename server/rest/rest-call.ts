import type { Catalogue } from "./catalogue.ts";
import type { RunStatement } from "./run-statement.ts";
import type { Caller } from "../../runtime/database/types.ts";

/** One request on its way through the endpoint. */
export type RestCall = {
  request: Request;
  search: string;
  /** Most rows that one answer has of any resource. */
  maxRows: number;
  /** Who asks; asked once, however often it is called. */
  caller(): Promise<Caller>;
  run: RunStatement;
  /** Plans with the catalogue at hand, and once more with a fresh one where something was missing. */
  withCatalogue<T>(plan: (catalogue: Catalogue) => T): Promise<T>;
  responseHeaders(applied: string | null): Record<string, string>;
};
