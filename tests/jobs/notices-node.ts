import { openDatabase } from "../../server/database/database.ts";
import { parseConnectionUrl } from "../../runtime/database/connection-options.ts";
import { startJobRunner } from "../../runtime/jobs/job-runner.ts";
import { createNoticeSender, noticeSchedule } from "../../services/notice/send-notices.ts";

// A node of its own, to be killed in the middle of its work.
const { NODE_DATABASE = "" } = process.env;
const database = await openDatabase({
  connection: parseConnectionUrl(NODE_DATABASE),
  connections: 3,
  log: () => {},
});
await startJobRunner(
  database,
  { [noticeSchedule.kind]: createNoticeSender({ siteUrl: "https://agency.example" }) },
  {
    schedule: [noticeSchedule],
    leaseSeconds: 2,
    pollMilliseconds: 100,
    onFailure: (error) => console.error(error),
  },
);
console.log("started");
