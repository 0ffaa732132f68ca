import { queryOptions } from "@tanstack/react-query";
import {
  currentOf,
  type MyCompany,
  myCompanySchema,
} from "../../../../domain/company/my-company.ts";
import { createQueryClient } from "../../../data/query-client.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { forgetLeft } from "./forget-left.ts";
import { keepCompanies } from "./kept-companies.ts";

type Sources = { read: () => Promise<MyCompany[]>; keep: (rows: readonly MyCompany[]) => void };

/** Over the backend and this browser's storage. */
export function companySources(me: string): Sources {
  return {
    read: () => readRows(sharedBackend().rpc("my_companies"), myCompanySchema),
    keep: (rows) => {
      keepCompanies(me, rows);
      const companyIds = rows.map(({ company_id }) => company_id);
      forgetLeft(me, companyIds);
    },
  };
}

/** The companies of one person. It outlives a change from one to another, which everything else on the page does not. */
export function createCompaniesStore({ read, keep }: Sources) {
  const client = createQueryClient();
  const query = queryOptions<readonly MyCompany[]>({
    queryKey: ["memberships", "mine"],
    queryFn: async () => {
      const rows = await read();
      keep(rows);
      return rows;
    },
    // Whoever hears of a change says so.
    staleTime: Number.POSITIVE_INFINITY,
  });
  let running: Promise<unknown> | undefined;
  let next: Promise<readonly MyCompany[]> | undefined;

  /** A reading that begins after this call: one under way may have been answered before. */
  function readAgain(): Promise<readonly MyCompany[]> {
    next ??= settled(running).then(() => {
      next = undefined;
      const reading = client.fetchQuery({ ...query, staleTime: 0 });
      running = reading;
      return reading;
    });
    return next;
  }

  return {
    client,
    query,
    readAgain,
    /**
     * Whether what has just been read was of this company. Rows do not say whose they are; so it is asked afterwards, by
     * whoever is in more than one.
     */
    async isStill(companyId: string | undefined): Promise<boolean> {
      const known = client.fetchQuery(query);
      running ??= known;
      const rows = await known;
      const newest = rows.length > 1 ? await readAgain() : rows;
      return currentOf(newest)?.company_id === companyId;
    },
    /** Somebody has chosen: shown before it is read again. */
    setCurrent(companyId: string): void {
      const rows = client.getQueryData(query.queryKey) ?? [];
      const changed = rows.map((row) => ({ ...row, is_current: row.company_id === companyId }));
      client.setQueryData(query.queryKey, changed);
      keep(changed);
    },
  };
}

async function settled(promise: Promise<unknown> | undefined): Promise<void> {
  await Promise.allSettled([promise]);
}
