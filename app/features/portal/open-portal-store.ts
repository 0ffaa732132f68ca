import { portalFailures } from "../../../content/portal.ts";
import { sharedBackend } from "../../data/shared-backend.ts";
import { toast } from "../../ui/toast.ts";
import { leaveWhenEnded } from "../../data/leave-when-ended.ts";
import { isSignedInAs } from "../../session/session-store.ts";
import { keepRows, readKeptRows } from "./kept-rows.ts";
import type { SectionName } from "./portal-data.ts";
import { createPortalStore, type PortalStore } from "./portal-store.ts";
import { readSection, SessionEnded } from "./read-section.ts";

/** The sections of one client, over the backend and this browser's storage. */
export function openPortalStore(userId: string): PortalStore {
  return createPortalStore({
    read: (name) => readSection(name, { backend: sharedBackend(), userId }),
    keep: (name, rows) => {
      if (isSignedInAs(userId)) keepRows(userId, name, rows);
    },
    readKept: (name) => readKeptRows(userId, name),
    isOffline: () => !navigator.onLine,
    announce: announceFailure,
  });
}

export function announceFailure(name: SectionName, error: unknown): void {
  if (error instanceof SessionEnded) {
    leaveWhenEnded();
    return;
  }
  const title = portalFailures.toasts[name];
  const description = error instanceof Error ? error.message : String(error);
  if (title) toast({ title, description, variant: "destructive" });
}
