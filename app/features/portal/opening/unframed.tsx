import type { ReactNode } from "react";
import { useOpenOnce } from "./opening.ts";

/** Something else than the frame. */
export function Unframed({ children }: { children: ReactNode }) {
  useOpenOnce(true);
  return children;
}
