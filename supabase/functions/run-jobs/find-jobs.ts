import { z } from "zod";
import { brand } from "../../../content/brand.ts";
import { anchoringVariables, readAnchoring } from "../../../server/anchoring/anchoring-config.ts";
import { openAnchoring } from "../../../server/anchoring/open-anchoring.ts";
import type { Chain } from "../../../server/chain/chain.ts";
import { createFeedRefresh, feedSchedule } from "../../../server/feed/refresh-job.ts";
import { createDatabaseJobs } from "../../../server/jobs/database-jobs.ts";
import type { JobHandler, JobRegistry } from "../../../server/jobs/job.ts";
import { createPlatformRetention, retentionSchedule } from "../../../server/jobs/retention.ts";
import type { RecurringJob } from "../../../server/jobs/schedule.ts";
import { askChain } from "../../../server/payments/ask-chain.ts";
import { followChain } from "../../../server/payments/follow-chain.ts";
import { paymentSchedule } from "../../../server/payments/payment-job.ts";
import { syncPackages } from "../../../server/sync-packages.ts";
import { inTransaction } from "../_shared/database.ts";
import { env } from "../_shared/env.ts";
import { findChain } from "../_shared/find-chain.ts";
import { findPublicFiles } from "../_shared/public-files.ts";
import { removeClosedFiles } from "./remove-closed-files.ts";

type Jobs = { registry: JobRegistry; schedule: RecurringJob[] };
type Report = (error: unknown) => void;

let found: Promise<Jobs> | undefined;

/** The same for the life of the function; after a failure the next run tries again. */
export function findJobs(report: Report): Promise<Jobs> {
  return (found ??= open(report).catch((error: unknown) => {
    found = undefined;
    throw error;
  }));
}

/** What a server with its own jobs has, but for the sweep of its files: the platform keeps those itself. */
async function open(report: Report): Promise<Jobs> {
  const database = { asOwner: inTransaction };
  await syncPackages(database);
  const chain = findChain();
  const anchoring = await openAnchoring({
    database,
    chain,
    config: readAnchoringSettings(),
    onUnreachable: report,
  });
  const databaseJobs = createDatabaseJobs(readSiteUrl());
  return {
    registry: {
      ...databaseJobs.registry,
      [retentionSchedule.kind]: createPlatformRetention(removeClosedFiles),
      [feedSchedule.kind]: createFeedRefresh(findPublicFiles()),
      ...(chain && { [paymentSchedule.kind]: followPayments(chain) }),
      ...(anchoring && { [anchoring.schedule.kind]: anchoring.handler }),
    },
    schedule: [
      ...databaseJobs.schedule,
      retentionSchedule,
      feedSchedule,
      ...(chain ? [paymentSchedule] : []),
      ...(anchoring ? [anchoring.schedule] : []),
    ],
  };
}

function followPayments(chain: Chain): JobHandler {
  return async ({ transaction, signal }) => {
    const genesis = await askChain(() => chain.readGenesis());
    await followChain({ chain, genesis, transaction, report: console.error }, signal);
  };
}

const variables = z.object(anchoringVariables);

function readAnchoringSettings() {
  const names = Object.keys(anchoringVariables);
  const values = variables.parse(Object.fromEntries(names.map((name) => [name, env(name)])));
  return readAnchoring(values, readSiteUrl());
}

function readSiteUrl(): string {
  return env("SITE_URL") ?? brand.origin;
}
