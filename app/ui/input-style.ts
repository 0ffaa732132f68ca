/** `dense` among the studio's rows. */
export type InputDensity = "default" | "dense";

export const inputHeights: Record<InputDensity, string> = {
  default: "min-h-12 py-2.75",
  dense: "min-h-10 py-2",
};

/** The box to write or choose in; how high it is and what its right edge holds, the control says. */
export const inputFrame =
  "w-full rounded-control border border-line border-b-edge bg-deep pl-3.5 text-paper caret-amber " +
  "transition-[border-color,background-color] duration-300 ease-camera placeholder:text-mist placeholder:opacity-75 " +
  "enabled:hover:border-b-paper focus-visible:border-b-amber focus-visible:bg-tide aria-invalid:border-danger " +
  "disabled:cursor-not-allowed disabled:border-dashed disabled:bg-transparent disabled:text-edge " +
  "autofill:shadow-[inset_0_0_0_10rem_var(--color-tide)] autofill:[-webkit-text-fill-color:var(--color-paper)]";
