import type { ConnectionOptions } from "./database/connection-options.ts";

export type EmbeddedPostgres = {
  /** As the owner of the cluster; hand it to `openDatabase`. */
  connection: ConnectionOptions;
  stop(): Promise<void>;
};

/** Starts the PostgreSQL that came with the package on the files under `dataDirectory`. */
export async function startPostgres(_options: {
  dataDirectory: string;
  log: (line: string) => void;
}): Promise<EmbeddedPostgres> {
  throw new Error("to follow in the next commit");
}
