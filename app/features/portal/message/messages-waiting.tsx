import { portalFrame } from "../../../../content/portal.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** While the code of the tab is on its way. */
export function MessagesWaiting() {
  return (
    <div aria-busy="true" className="grid gap-6">
      <span className="sr-only">{portalFrame.loading}</span>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-96" />
    </div>
  );
}
