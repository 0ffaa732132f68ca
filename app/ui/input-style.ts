/** The box to write or choose in; what is in it and how high it is, the control says. */
export const inputFrame =
  "ui-input w-full rounded-control border border-line border-b-edge bg-deep text-plain/normal text-paper caret-amber " +
  "transition-[border-color,background-color] duration-300 ease-camera placeholder:text-mist placeholder:opacity-75 " +
  "enabled:hover:border-b-paper focus-visible:border-b-amber focus-visible:bg-tide aria-invalid:border-danger " +
  "disabled:cursor-not-allowed disabled:border-dashed disabled:bg-transparent disabled:text-edge " +
  "autofill:shadow-[inset_0_0_0_10rem_var(--color-tide)] autofill:[-webkit-text-fill-color:var(--color-paper)]";
