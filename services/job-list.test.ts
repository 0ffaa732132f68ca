import { expect, it } from "vitest";
import { jobWords } from "../content/trouble.ts";
import { listJobs } from "./job-list.ts";

it("has words for every job, for when it fails", () => {
  const nothing = async () => undefined;
  const { registry } = listJobs({
    siteUrl: "https://agency.example",
    publicFiles: undefined,
    media: { openFile: async () => null, probe: () => expect.fail() },
    retention: nothing,
    followPayments: nothing,
    anchoring: { schedule: { kind: "anchor-contents", everySeconds: 15 }, handler: nothing },
  });
  // The sweep of files is the server's own.
  const kinds = [...Object.keys(registry), "sweep-storage"];
  expect([...jobWords.keys()].toSorted()).toEqual(kinds.toSorted());
});
