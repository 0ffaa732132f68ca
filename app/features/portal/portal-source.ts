import * as z from "zod/mini";
import { type Query, readRows } from "../../data/read-rows.ts";
import { sharedBackend } from "../../data/shared-backend.ts";
import { isSignedInAs } from "../../session/session-store.ts";
import type { EarlyRows } from "./early-rows.ts";
import { keepRows, type KeptRows, readKept, readKeptRows } from "./kept-rows.ts";
import type { PortalRows, SectionName } from "./portal-data.ts";
import { type PortalBackend, readSection } from "./read-section.ts";

/** Where the rows of one client come from, and where they are kept for when they cannot be had. */
export type PortalSource = {
  read<Name extends SectionName>(name: Name): Promise<readonly PortalRows[Name][]>;
  keep<Name extends SectionName>(name: Name, rows: readonly PortalRows[Name][]): void;
  readKept<Name extends SectionName>(name: Name): KeptRows<PortalRows[Name]> | null;
  /** What only one page of the client area needs. It has its answer from this browser where there is no connection. */
  ask<Row>(question: PortalQuestion<Row>): Promise<readonly Row[]>;
  /** Whether changes to the rows are heard of. */
  isLive: boolean;
};

type PortalQuestion<Row> = {
  /** Under which the answer is kept. */
  name: string;
  build: (backend: PortalBackend) => Query;
  row: z.ZodMiniType<Row>;
};

type Viewed = {
  me: string;
  /** Undefined while nobody could say which: then nothing is kept. */
  companyId: string | undefined;
  /** Whether that is still the company whose rows the backend answers with. */
  isStill: () => Promise<boolean>;
  /** Where they were asked for already. */
  early?: EarlyRows | undefined;
};

/** The rows of the company that somebody looks at, over the backend and this browser's storage. */
export function openPortalSource({ me, companyId, isStill, early }: Viewed): PortalSource {
  const owner = companyId === undefined ? null : { me, companyId };
  /** Rows of another company are never shown here: the page that waits for these is about to go. */
  const unlessLeft = async <T>(rows: T): Promise<T> =>
    (await isStill()) ? rows : new Promise(() => {});
  return {
    read: async (name) =>
      unlessLeft(
        await (early?.take(name) ?? readSection(name, { backend: sharedBackend(), userId: me })),
      ),
    ask: async ({ name, build, row }) => {
      try {
        const rows = await unlessLeft(await readRows(build(sharedBackend()), row));
        if (owner && isSignedInAs(me)) keepRows(owner, name, rows);
        return rows;
      } catch (error) {
        const kept = navigator.onLine ? null : owner && readKept(owner, name, z.array(row));
        if (kept) return kept.rows;
        throw error;
      }
    },
    keep: (name, rows) => {
      if (owner && isSignedInAs(me)) keepRows(owner, name, rows);
    },
    readKept: (name) => owner && readKeptRows(owner, name),
    isLive: true,
  };
}
