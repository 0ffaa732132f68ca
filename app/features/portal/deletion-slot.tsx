import { lazy, Suspense } from "react";
import { usePortalData } from "./portal-data.ts";

const DeletionNotice = lazy(async () => ({
  default: (await import("./account/deletion/deletion-notice.tsx")).DeletionNotice,
}));

/** Few accounts are about to go: only they load what tells of it. */
export function DeletionSlot() {
  const [row] = usePortalData().profile.rows;
  if (!row?.deletion_due_at) return null;
  return (
    <Suspense>
      <DeletionNotice dueAt={row.deletion_due_at} />
    </Suspense>
  );
}
