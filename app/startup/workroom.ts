import { useMatches } from "react-router";
import { hydrateAfterPaint, hydrateOncePainted } from "./hydration-mode.ts";

/** Where people sign in, work or keep a sheet: no chat beside it, and no banner over what they fill in or print. */
export const workroom = { ...hydrateOncePainted, isWorkroom: true } as const;

/** A workroom whose prerendered page is whole without its data. */
export const paintedWorkroom = { ...hydrateAfterPaint, isWorkroom: true } as const;

export function useIsWorkroom(): boolean {
  return useMatches().some(
    ({ handle }) => typeof handle === "object" && handle !== null && "isWorkroom" in handle,
  );
}
