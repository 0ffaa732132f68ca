/** A line to write on, in place of a box: the classes of a field and its parts. */
export type LineLook = Readonly<Record<"field" | "label" | "input" | "error", string>>;

const field = "group/line grid min-w-0 grid-cols-1 content-start";

const label =
  "text-mist transition-colors duration-300 ease-camera group-focus-within/line:text-amber-bright";

/** The light shows the focus; where colours are forced there is none, and the outline does. */
const input =
  "w-full text-paper caret-amber placeholder:text-mist placeholder:opacity-75 focus-visible:outline-transparent " +
  "autofill:shadow-[inset_0_0_0_10rem_var(--color-tide)] autofill:[-webkit-text-fill-color:var(--color-paper)]";

/** It lights up from the left while somebody writes on it. */
const litInput =
  `${input} border-b border-edge hover:border-paper aria-invalid:border-danger ` +
  "bg-[linear-gradient(var(--color-amber),var(--color-amber))] bg-size-[0_2px] bg-position-[0_100%] bg-no-repeat focus:bg-size-[100%_2px] " +
  "transition-[border-color,background-size] duration-[300ms,600ms] ease-camera";

/** Always one line high, so that a message moves nothing when it appears. */
const error = "min-h-8 pt-2 text-small/6 text-danger";

/** On a page or in a dialog. */
export const lineLook: LineLook = {
  field,
  label: `text-small/[1.4] ${label}`,
  input: `${litInput} min-h-13 py-2.5 text-lead/[1.4]`,
  error,
};

/** In the assistant's narrow panel. */
export const assistantLook: LineLook = {
  field: `${field} mb-3`,
  label: lineLook.label,
  input: `${litInput} min-h-10 py-1 text-plain/[1.4]`,
  error: `${error} empty:hidden`,
};

const sheetInput = `${input} py-2.5 font-display font-[350] font-stretch-112% tracking-[-0.01em] lg:font-stretch-125%`;

/** Set large, the label in the margin. The hairline above lights up, and its light falls on what is written. */
export const sheetLook: LineLook = {
  field:
    `${field} relative border-t border-edge pt-5 pb-2 has-aria-invalid:border-danger lg:grid-cols-[1fr_3fr] lg:gap-x-8 lg:pt-7 ` +
    "bg-[linear-gradient(--alpha(var(--color-amber)/9%),transparent_75%)] bg-size-[100%_0] bg-no-repeat focus-within:bg-size-[100%_100%] " +
    "transition-[background-size] duration-700 ease-camera " +
    "before:absolute before:inset-x-0 before:-top-px before:h-0.5 before:origin-left before:scale-x-0 before:bg-amber " +
    "before:transition-[scale] before:duration-700 before:ease-camera focus-within:before:scale-x-100",
  label: `text-plain/[1.4] lg:row-span-2 lg:pt-4 ${label}`,
  input: `${sheetInput} min-h-14 text-section/[1.25]`,
  error,
};

export const sheetTextarea = `${sheetInput} max-h-[60vh] min-h-36 field-sizing-content text-subheading/[1.4]`;
