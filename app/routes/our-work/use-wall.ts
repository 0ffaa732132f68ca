import { type RefObject, useEffect, useState } from "react";
import { isSavingData } from "../../startup/is-saving-data.ts";
import { prefersReducedMotion } from "../../startup/reduced-motion.ts";

/** So long a panel stays in front before its film begins, in milliseconds. */
const rest = 350;

/** So far a finger goes sideways, in pixels, before it turns the wall. */
const swipe = 40;

const arrows: ReadonlyMap<string | undefined, number> = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
]);

const typing = "input, textarea, select, [contenteditable], [role=radio], dialog";

/** How far the page is through the wall, from 0 to 1; nothing where the wall does not turn. */
function readProgress(wall: HTMLElement): number | undefined {
  const room = wall.offsetHeight - innerHeight;
  if (room < innerHeight / 2) return undefined;
  return Math.min(1, Math.max(0, -wall.getBoundingClientRect().top / room));
}

/** Which panel the page's scrolling has brought to the front, and whether its film may play there. */
export function useWall(wall: RefObject<HTMLElement | null>, count: number) {
  const [front, setFront] = useState(-1);
  const [mayPlay, setMayPlay] = useState(false);

  useEffect(() => {
    const element = wall.current;
    if (!element || prefersReducedMotion() || readProgress(element) === undefined) return undefined;
    let waiting = 0;
    const settle = () => {
      setMayPlay(!isSavingData());
      const progress = readProgress(element);
      const { bottom } = element.getBoundingClientRect();
      setFront(
        progress === undefined || bottom < innerHeight / 2
          ? -1
          : Math.round(progress * (count - 1)),
      );
    };
    const follow = () => {
      clearTimeout(waiting);
      waiting = window.setTimeout(settle, rest);
    };
    const turn = (step: number): boolean => {
      const progress = readProgress(element);
      const { top, bottom } = element.getBoundingClientRect();
      const isInSight = top < innerHeight / 2 && bottom > innerHeight / 2;
      if (progress === undefined || !isInSight) return false;
      const next = Math.min(count - 1, Math.max(0, Math.round(progress * (count - 1)) + step));
      const room = element.offsetHeight - innerHeight;
      scrollTo({ top: scrollY + top + (room * next) / (count - 1), behavior: "smooth" });
      return true;
    };
    const turnByKey = (event: KeyboardEvent) => {
      const step = arrows.get(event.key);
      const isTyping = event.target instanceof Element && event.target.closest(typing);
      if (step === undefined || isTyping) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (turn(step)) event.preventDefault();
    };
    let finger: Touch | undefined;
    const putDown = ({ touches }: TouchEvent) => {
      finger = touches.length === 1 ? touches[0] : undefined;
    };
    const liftOff = ({ changedTouches: [lifted] }: TouchEvent) => {
      const [across, down] =
        finger && lifted
          ? [lifted.clientX - finger.clientX, lifted.clientY - finger.clientY]
          : [0, 0];
      finger = undefined;
      if (Math.abs(across) > Math.max(swipe, 2 * Math.abs(down))) turn(-Math.sign(across));
    };
    follow();
    // The key that brought the app here had nobody yet to hear it.
    const first = arrows.get(window.firstKey);
    if (first !== undefined) turn(first);
    delete window.firstKey;
    addEventListener("scroll", follow, { passive: true });
    addEventListener("keydown", turnByKey);
    element.addEventListener("touchstart", putDown, { passive: true });
    element.addEventListener("touchend", liftOff, { passive: true });
    return () => {
      clearTimeout(waiting);
      removeEventListener("scroll", follow);
      removeEventListener("keydown", turnByKey);
      element.removeEventListener("touchstart", putDown);
      element.removeEventListener("touchend", liftOff);
    };
  }, [wall, count]);

  return { front, mayPlay };
}
