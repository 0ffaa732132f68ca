import { type RefObject, useEffect } from "react";
import { mayLight, openCanvas, readLightOption } from "./may-light.ts";

const moves = ["pointermove", "touchmove"] as const;

/** From the first move over the film on, and once the page has nothing else to do, its world is the visitor's to light. */
export function useVisitorsLight(film: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = film.current;
    if (!element) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;

    const begin = async () => {
      const gl = isGone || !mayLight() ? undefined : openCanvas();
      if (!gl) return;
      const { lightWorld } = await import("./light-world.ts");
      if (!isGone) stop = lightWorld(element, gl, { isPatient: readLightOption() === "patient" });
    };
    const wake = () => {
      for (const type of moves) element.removeEventListener(type, wake);
      const whenIdle = window.requestIdleCallback ?? setTimeout;
      // Without it the film goes on as it is.
      whenIdle(() => void begin().catch(() => {}));
    };
    for (const type of moves) element.addEventListener(type, wake, { passive: true });
    return () => {
      isGone = true;
      for (const type of moves) element.removeEventListener(type, wake);
      stop?.();
    };
  }, [film]);
}
