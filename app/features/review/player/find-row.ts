export type FrameRow = { from: number; to: number };

type Neighbourhood = {
  /** The frame on show, or that a step leads to. */
  around: number;
  isBack: boolean;
  /** All that there is room for. */
  window: FrameRow;
  isKept: (frame: number) => boolean;
};

/**
 * Which frames to fetch next, first where the steps lead. Forwards a decoder goes on where it was; backwards it begins at a key
 * frame each time, so that is done seldom, and for many at once.
 */
export function findRow({ around, isBack, window, isKept }: Neighbourhood): FrameRow | undefined {
  let on = isBack ? around + 1 : around;
  let back = isBack ? around : around - 1;
  const isNew = !isKept(on) && !isKept(back);
  while (isKept(on)) on += 1;
  while (isKept(back)) back -= 1;
  const isAhead = on <= window.to;
  const isBehind = back >= window.from && back - window.from + 1 >= (around - window.from) / 2;
  if (isNew && isAhead && isBehind) return window;
  const ahead = isAhead && { from: on, to: window.to };
  const behind = isBehind && { from: window.from, to: back };
  return (isBack ? behind || ahead : ahead || behind) || undefined;
}
