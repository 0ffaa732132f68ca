import { PortalWaiting } from "../portal-waiting.tsx";
import { useOpening } from "./opening.ts";

/** For whoever waits once more: the first time, the frame is there already. */
export function FrameAgain() {
  return useOpening().isOpen ? <PortalWaiting /> : null;
}
