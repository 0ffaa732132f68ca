import { createContext, use } from "react";

/** Whose dashboard staff look at. */
export type Preview = { client: string };

export const PreviewContext = createContext<Preview | null>(null);

/** Null for clients themselves. In a preview nothing that acts is shown; the backend refuses the rest. */
export function usePreview(): Preview | null {
  return use(PreviewContext);
}
