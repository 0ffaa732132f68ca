import { openDatabase } from "../../server/database/database.ts";
import { startJobRunner } from "../../runtime/jobs/job-runner.ts";
import { parseConnectionUrl } from "../../runtime/database/connection-options.ts";

// A node of its own, to be killed: it says that it has started the job, and never ends it.
const { NODE_DATABASE = "", NODE_LEASE_SECONDS } = process.env;
const database = await openDatabase({
  connection: parseConnectionUrl(NODE_DATABASE),
  connections: 3,
  log: () => {},
});
await startJobRunner(
  database,
  {
    "survive a kill": async () => {
      console.log("started");
      await new Promise(() => {});
    },
  },
  { leaseSeconds: Number(NODE_LEASE_SECONDS), onFailure: (error) => console.error(error) },
);
