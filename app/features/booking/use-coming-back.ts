import { useEffect, useEffectEvent, useRef } from "react";

const second = 1000;
/** What was read so long ago is read again when somebody comes back to it, and what stays in sight, after the longer time. */
const ages = { returned: 30 * second, inSight: 300 * second };

type Reading = { readAt: () => number; read: () => void };

/**
 * Reads again what goes out of date by itself: when somebody comes back to the page from another, or to a connection, and now and
 * then while it stays open.
 */
export function useComingBack({ readAt, read }: Reading): void {
  const begunAt = useRef(0);
  const lookAfter = useEffectEvent((age: number) => {
    const now = Date.now();
    if (document.hidden || now - Math.max(readAt(), begunAt.current) < age) return;
    begunAt.current = now;
    read();
  });
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const comeBack = () => lookAfter(ages.returned);
    document.addEventListener("visibilitychange", comeBack, { signal });
    addEventListener("online", comeBack, { signal });
    addEventListener("pageshow", ({ persisted }) => persisted && lookAfter(0), { signal });
    // Often, so that a machine that slept is not behind for longer.
    const timer = setInterval(() => lookAfter(ages.inSight), 30 * second);
    return () => {
      ending.abort();
      clearInterval(timer);
    };
  }, []);
}

export const isOld = (readAt: number) => Date.now() - readAt >= ages.returned;
