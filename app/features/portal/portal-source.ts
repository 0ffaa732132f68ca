import { sharedBackend } from "../../data/shared-backend.ts";
import { isSignedInAs } from "../../session/session-store.ts";
import { keepRows, type KeptRows, readKeptRows } from "./kept-rows.ts";
import type { PortalRows, SectionName } from "./portal-data.ts";
import { readSection } from "./read-section.ts";

/** Where the rows of one client come from, and where they are kept for when they cannot be had. */
export type PortalSource = {
  read<Name extends SectionName>(name: Name): Promise<readonly PortalRows[Name][]>;
  keep<Name extends SectionName>(name: Name, rows: readonly PortalRows[Name][]): void;
  readKept<Name extends SectionName>(name: Name): KeptRows<PortalRows[Name]> | null;
  /** Whether changes to the rows are heard of. */
  isLive: boolean;
};

type Viewed = {
  me: string;
  /** Undefined while nobody could say which: then nothing is kept. */
  companyId: string | undefined;
  /** Whether that is still the company whose rows the backend answers with. */
  isStill: () => Promise<boolean>;
};

/** The rows of the company that somebody looks at, over the backend and this browser's storage. */
export function openPortalSource({ me, companyId, isStill }: Viewed): PortalSource {
  const owner = companyId === undefined ? null : { me, companyId };
  return {
    read: async (name) => {
      const rows = await readSection(name, { backend: sharedBackend(), userId: me });
      // Rows of another company are never shown here: the page that waits for these is about to go.
      return (await isStill()) ? rows : new Promise(() => {});
    },
    keep: (name, rows) => {
      if (owner && isSignedInAs(me)) keepRows(owner, name, rows);
    },
    readKept: (name) => owner && readKeptRows(owner, name),
    isLive: true,
  };
}
