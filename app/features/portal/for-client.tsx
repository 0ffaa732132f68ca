import type { ReactNode } from "react";
import { usePreview } from "./preview.ts";

/** What only the client may do: not there when staff look at their dashboard. */
export function ForClient({ children }: { children: ReactNode }) {
  return usePreview() ? null : children;
}
