import type { Fixtures } from "@playwright/test";
import { openDatabase } from "../../../server/database/database.ts";
import { findRunning } from "../../../server/postgres/find-running.ts";
import type { Database } from "../../../runtime/database/types.ts";
import { anchorContents } from "./anchored-contents.ts";
import { type Accounts, openAccounts } from "./open-accounts.ts";
import { type CampaignRows, openCampaignRows } from "./open-campaign-rows.ts";
import { type CompanyRows, openCompanyRows } from "./open-company-rows.ts";
import { type MessageRows, openMessageRows } from "./open-message-rows.ts";
import { openPortalRows, type PortalWriter } from "./open-portal-rows.ts";
import { openStudioRows, type StudioRows } from "./open-studio-rows.ts";
import { openProductDatabase, type ProductDatabase } from "./product-database.ts";

type Anchored = Awaited<ReturnType<typeof anchorContents>>;

export type WorkerFixtures = {
  dataDirectory: string;
  database: ProductDatabase;
  payments: Database;
  accounts: Accounts;
  portalRows: PortalWriter;
  campaignRows: CampaignRows;
  companyRows: CompanyRows;
  messageRows: MessageRows;
  studioRows: StudioRows;
  anchored: Anchored;
};

type Closing = { close(): Promise<void> };
type Use<T> = (value: T) => Promise<void>;

/** Opened by the first test of a worker that asks for it, closed with the worker. */
function opened<T extends Closing>(open: (dataDirectory: string) => Promise<T>) {
  return [
    async ({ dataDirectory }: { dataDirectory: string }, use: Use<T>) => {
      const rows = await open(dataDirectory);
      await use(rows);
      await rows.close();
    },
    { scope: "worker" },
  ] as const;
}

/**
 * Everything that a worker keeps, for every spec: a worker goes on only with specs that know the same of these, and another
 * one has a browser to start.
 */
export const workerFixtures: Fixtures<object, WorkerFixtures> = {
  dataDirectory: [process.env.E2E_DATA_DIR ?? "", { scope: "worker", option: true }],
  database: [...opened(openProductDatabase)],
  payments: [...opened(openPayments)],
  accounts: [...opened(openAccounts)],
  portalRows: [...opened(openPortalRows)],
  campaignRows: [...opened(openCampaignRows)],
  companyRows: [...opened(openCompanyRows)],
  messageRows: [...opened(openMessageRows)],
  studioRows: [...opened(openStudioRows)],
  anchored: [
    async ({ dataDirectory }, use) => use(await anchorContents(dataDirectory)),
    { scope: "worker", timeout: 90_000 },
  ],
};

async function openPayments(dataDirectory: string): Promise<Database> {
  const connection = findRunning(dataDirectory);
  return openDatabase({ connection, log: () => undefined, connections: 1 });
}
