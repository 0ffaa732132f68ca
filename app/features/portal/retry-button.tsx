import { useState } from "react";
import { portalFrame } from "../../../content/portal.ts";
import { Button } from "../../ui/button.tsx";
import { type SectionName, usePortalData } from "./portal-data.ts";

/** Reads these sections again. */
export function RetryButton({ names }: { names: readonly SectionName[] }) {
  const { reload } = usePortalData();
  const [isBusy, setIsBusy] = useState(false);

  async function retry() {
    setIsBusy(true);
    await reload(...names);
    setIsBusy(false);
  }

  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void retry()}>
      {portalFrame.tryAgain}
    </Button>
  );
}
