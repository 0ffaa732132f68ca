import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";

/** As `DATABASE_URL` has it; a socket's folder stands in the query. */
export function connectionUrl({ host, port, user, database, password }: ConnectionOptions): string {
  const url = new URL(`postgres://localhost/${database}`);
  url.username = user;
  url.password = password ?? "";
  url.search = new URLSearchParams({ host, port: String(port) }).toString();
  return url.href;
}
