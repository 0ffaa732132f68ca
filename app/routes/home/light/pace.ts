/** So much of the film's own size the picture is drawn in, from the best to the least. */
export const scales = [1, 0.7, 0.45] as const;

/**
 * In milliseconds: what a frame may take, over how long that is judged, how long it may go on, and what is too long for
 * a single one.
 */
const limits = { frame: 26, span: 240, patience: 700, one: 300 } as const;

/**
 * Counts how late frames come. Whoever cannot keep up gets fewer pixels twice, and then none: a second after the first
 * late frame the film has to be back.
 */
export function createPace(isPatient: boolean) {
  let level = 0;
  let last: number | undefined;
  let late = 0;
  let since = 0;
  let frames = 0;
  const judgeAnew = () => {
    since = 0;
    frames = 0;
  };
  return {
    get scale(): number {
      return scales[isPatient ? scales.length - 1 : level]!;
    },
    /** What was not drawn was not late. */
    rest() {
      last = undefined;
      late = 0;
      judgeAnew();
    },
    /** Whether to go on after a frame at that time. */
    keepsUp(now: number): boolean {
      const took = last === undefined ? undefined : now - last;
      last = now;
      if (took === undefined || isPatient) return true;
      if (took > limits.one) return false;
      since += took;
      frames++;
      if (since < limits.span) return true;
      const isLate = since / frames > limits.frame;
      late = isLate ? late + since : 0;
      judgeAnew();
      if (!isLate) return true;
      level++;
      return level < scales.length && late < limits.patience;
    },
  };
}
