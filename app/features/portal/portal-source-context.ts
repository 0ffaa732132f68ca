import { createContext, use } from "react";
import type { PortalSource } from "./portal-source.ts";

export const PortalSourceContext = createContext<PortalSource | null>(null);

/** For what only one part of the pages asks; null in the prerendered page. */
export function usePortalSource(): PortalSource | null {
  return use(PortalSourceContext);
}
