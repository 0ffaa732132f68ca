import { formatStudioTime } from "../../../../content/studio-times.ts";
import { studioFrame } from "../../../../content/studio.ts";
import { Button } from "../../../ui/button.tsx";
import type { PagedRows } from "./use-paged-rows.ts";

/** Above rows that are still there but may be old: since when, why, and once more. */
export function NotRefreshed({
  list: { readAt, error, reload },
}: {
  list: Pick<PagedRows<unknown>, "readAt" | "error" | "reload">;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 border-b border-line py-2 text-label tracking-normal text-mist">
      <output title={error?.message}>{studioFrame.notRefreshed(formatStudioTime(readAt))}</output>
      <Button variant="quiet" onClick={() => void reload()}>
        {studioFrame.tryAgain}
      </Button>
    </div>
  );
}
