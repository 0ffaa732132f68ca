import type { Context } from "hono";
import type { Database } from "../../runtime/database/types.ts";
import type { ReadPage } from "../http/static.ts";

export type FormDependencies = {
  database: Pick<Database, "asOwner">;
  clientAddress: (context: Context) => string;
  onUnexpected: (error: unknown) => void;
  siteUrl: string;
  readPage?: ReadPage;
};
