import { z } from "zod";
import { env } from "../../../runtime/config/env.ts";
import type { JobHandler } from "../../../runtime/jobs/job.ts";
import type { Chain } from "../../../services/chain/chain.ts";
import type { ServiceContext } from "../../../services/context.ts";
import { listJobs, type JobList } from "../../../services/job-list.ts";
import { askChain } from "../../../services/payment/ask-chain.ts";
import { followChain } from "../../../services/payment/follow-chain.ts";
import { watchDisagreement } from "../../../services/payment/note-disagreement.ts";
import { syncPackages } from "../../../services/payment/sync-packages.ts";
import { anchoringVariables, readAnchoring } from "../../../services/proof/anchoring-config.ts";
import { openAnchoring } from "../../../services/proof/open-anchoring.ts";
import { probeFile } from "../../../services/review/probe/probe-file.ts";
import { createPlatformRetention } from "../../../services/retention/retention.ts";
import { fetchFile } from "../_hosted/fetch-file.ts";
import { removeClosedFiles } from "./remove-closed-files.ts";

let found: Promise<JobList> | undefined;

/** The same for the life of the function; after a failure the next run tries again. */
export function findJobs(context: ServiceContext): Promise<JobList> {
  return (found ??= open(context).catch((error: unknown) => {
    found = undefined;
    throw error;
  }));
}

/** What a server with its own jobs has, but for the sweep of its files: the platform keeps those itself. */
async function open({ transaction, chain, siteUrl, publicFiles, report }: ServiceContext) {
  const database = { asOwner: transaction };
  await syncPackages(database);
  const anchoring = await openAnchoring({
    database,
    chain,
    config: readAnchoringSettings(siteUrl),
    onUnreachable: report,
  });
  return listJobs({
    siteUrl,
    publicFiles,
    media: { openFile: fetchFile, probe: probeFile },
    retention: createPlatformRetention(removeClosedFiles),
    followPayments: chain && followPayments(chain, siteUrl),
    anchoring,
  });
}

function followPayments(chain: Chain, siteUrl: string): JobHandler {
  return async ({ transaction, signal }) => {
    await watchDisagreement({ chain, transaction, report: console.error }, async (report) => {
      const genesis = await askChain(() => chain.readGenesis());
      await followChain({ chain, genesis, siteUrl, transaction, report }, signal);
    });
  };
}

const variables = z.object(anchoringVariables);

function readAnchoringSettings(siteUrl: string) {
  const names = Object.keys(anchoringVariables);
  const values = variables.parse(Object.fromEntries(names.map((name) => [name, env(name)])));
  return readAnchoring(values, siteUrl);
}
