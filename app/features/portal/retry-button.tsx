import { portalFrame } from "../../../content/portal.ts";
import { useAction } from "../../ui/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { type SectionName, usePortalData } from "./portal-data.ts";

/** Reads these sections again. */
export function RetryButton({ names }: { names: readonly SectionName[] }) {
  const { reload } = usePortalData();
  const { isBusy, run } = useAction(() => reload(...names));

  return (
    <Button variant="secondary" busy={isBusy} onClick={run}>
      {portalFrame.tryAgain}
    </Button>
  );
}
