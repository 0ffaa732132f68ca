import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chooseAccount } from "./account.ts";
import { chooseClusterFolder } from "./cluster-folder.ts";
import { ownerRole, readOwnerPassword } from "./create-cluster.ts";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";

/** How to reach, as its owner, the embedded PostgreSQL that another process has started. */
export function findRunning(dataDirectory: string): ConnectionOptions {
  const log = () => undefined;
  const folder = chooseClusterFolder({ dataDirectory, account: chooseAccount(), log });
  // Line 4 is the port, line 5 the folder of the socket.
  const [, , , port, host] = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
  return {
    host: host ?? "",
    port: Number(port),
    user: ownerRole,
    database: "postgres",
    password: readOwnerPassword(folder),
  };
}
