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

/** A client's own rows, over the backend and this browser's storage. */
export function openPortalSource(userId: string): PortalSource {
  return {
    read: (name) => readSection(name, { backend: sharedBackend(), userId }),
    keep: (name, rows) => {
      if (isSignedInAs(userId)) keepRows(userId, name, rows);
    },
    readKept: (name) => readKeptRows(userId, name),
    isLive: true,
  };
}
