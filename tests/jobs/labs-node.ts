import { once } from "node:events";
import { openDatabase } from "../../server/database/database.ts";
import { refreshFeed } from "../../services/labs/refresh-feed.ts";
import { readSettings } from "../../services/labs/settings.ts";
import { parseConnectionUrl } from "../../runtime/database/connection-options.ts";

// A node of its own: it says that it is ready, refreshes when told, and says how that went.
const database = await openDatabase({
  connection: parseConnectionUrl(process.env["NODE_DATABASE"] ?? ""),
  connections: 2,
  log: () => {},
});
console.log("ready");
await once(process.stdin, "data");
const failure = await refreshFeed({
  transaction: (work) => database.asOwner(work),
  settings: readSettings(),
});
console.log(failure ? failure.message : "refreshed");
await database.close();
process.stdin.destroy();
