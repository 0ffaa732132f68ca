import { useCallback, useEffect, useRef } from "react";
import { usePreviewAddress } from "../../deliverable/use-preview-address.ts";

/** An address lasts an hour, and a review may last longer: one that has worked is asked for once more before it fails. */
export function useFileAddress(path: string) {
  const { retry, fail, ...rest } = usePreviewAddress(path);
  const renewed = useRef(0);
  useEffect(() => void (renewed.current = Date.now()), []);
  const renewOrFail = useCallback(() => {
    const isOld = Date.now() - renewed.current > 60_000;
    renewed.current = Date.now();
    if (isOld) retry();
    else fail();
  }, [retry, fail]);
  return { ...rest, retry, fail: renewOrFail };
}
