import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { usePortalData } from "../portal-data.ts";
import { sectionNames } from "../section-rows.ts";
import { useOpenOnce, useOpening } from "./opening.ts";

/** From here on who one is matters more than all rows at once. */
const longestMs = 400;

/**
 * A client's pages, made once, with their first rows; where those take longer, without. They are made piece by piece, so that
 * the browser stays free for people meanwhile.
 */
export function OnceRead({ children }: { children: ReactNode }) {
  const data = usePortalData();
  const { isOpen } = useOpening();
  const isLate = useIsLate();
  const isRead = sectionNames.every((name) => data[name].state !== "loading");
  const isReady = useDeferredValue(isRead || isLate, false);
  const isThere = isOpen || isReady;
  useOpenOnce(isThere);
  return isThere ? children : null;
}

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), longestMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
