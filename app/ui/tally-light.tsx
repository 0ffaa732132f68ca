import { cx } from "./cx.ts";

type TallyLightProps = { isLit: boolean; className?: string };

/** The light on a camera that is running: lit while somebody is waited for, else only its rim. */
export function TallyLight({ isLit, className }: TallyLightProps) {
  const light = isLit ? "bg-amber shadow-[0_0_12px] shadow-amber/60" : "border border-amber";
  return (
    <span aria-hidden="true" className={cx("size-2 flex-none rounded-round", light, className)} />
  );
}
