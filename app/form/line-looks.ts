/** A line to write on: the classes of a field and its parts, by where the form stands. */
const field = "group/line grid min-w-0 grid-cols-1 content-start";

const label =
  "text-mist transition-colors duration-300 ease-camera group-focus-within/line:text-amber-bright";
const smallLabel = `text-small/[1.4] ${label}`;

/** The light shows the focus; where colours are forced there is none, and the outline does. */
const input =
  "w-full text-paper caret-amber placeholder:text-mist placeholder:opacity-75 focus-visible:outline-transparent autofill:shadow-[inset_0_0_0_10rem_var(--color-tide)] autofill:[-webkit-text-fill-color:var(--color-paper)]";

/** It lights up from the left while somebody writes on it. */
const litLine = `${input} border-b border-edge bg-linear-to-r from-amber to-amber bg-size-[0_2px] bg-position-[0_100%] bg-no-repeat transition-[border-color,background-size] duration-[300ms,600ms] ease-camera hover:border-paper focus:bg-size-[100%_2px] aria-invalid:border-danger`;
const line = `${litLine} min-h-13 py-2.5`;

/** On the sheet the hairline above lights up instead, and its light falls on what is written. */
const sheetField =
  "relative border-t border-edge bg-linear-to-b/srgb from-amber/9 to-transparent to-75% bg-size-[100%_0] bg-no-repeat pt-5 pb-2 transition-[background-size] duration-700 ease-camera before:absolute before:inset-x-0 before:-top-px before:h-0.5 before:origin-left before:scale-x-0 before:bg-amber before:transition-[scale] before:duration-700 before:ease-camera focus-within:bg-size-[100%_100%] focus-within:before:scale-x-100 has-aria-invalid:border-danger lg:grid-cols-[1fr_3fr] lg:gap-x-8 lg:pt-7";
const sheetInput = `${input} py-2.5 font-display font-[350] font-stretch-112% tracking-[-0.01em] lg:font-stretch-125%`;

/** Always one line high, so that a message moves nothing when it appears. */
const error = "pt-2 text-small/6 text-danger";

export const lineLooks = {
  /** On a page or in a dialog. */
  line: {
    field,
    label: smallLabel,
    input: `${line} text-lead/[1.4]`,
    error: `min-h-8 ${error}`,
  },
  /** In the assistant's narrow panel. */
  chat: {
    field: `${field} mb-3`,
    label: smallLabel,
    input: `${litLine} min-h-10 py-1 text-plain/[1.4]`,
    error: `min-h-8 ${error} empty:hidden`,
  },
  /** Set large, the label in the margin. */
  sheet: {
    field: `${field} ${sheetField}`,
    label: `text-plain/[1.4] lg:row-span-2 lg:pt-4 ${label}`,
    input: `${sheetInput} min-h-14 text-section/[1.25]`,
    error: `min-h-8 ${error}`,
  },
} as const;

export const sheetTextarea = `${sheetInput} min-h-36 max-h-[60vh] field-sizing-content text-subheading/[1.4]`;

export type LineLook = keyof typeof lineLooks;
