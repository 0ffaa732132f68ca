import { cx } from "./cx.ts";

/** `veiled` is `secondary` on a picture, `inverse` is `primary` on amber. */
export type ButtonVariant =
  | "primary"
  | "inverse"
  | "secondary"
  | "veiled"
  | "quiet"
  | "destructive";
/** Below the default: `medium` for a choice within a text; `slim`, `small` and `compact` are as low as a row of tools. */
type ButtonSize = "default" | "large" | "medium" | "slim" | "small" | "compact";
export type ButtonLook = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined };

const frame =
  "group/button relative inline-grid cursor-pointer place-items-center rounded-control border " +
  "text-center font-display font-stretch-118% no-underline *:[grid-area:1/1] " +
  "transition-[color,background-color,border-color] duration-300 ease-camera " +
  "aria-busy:cursor-progress off:cursor-not-allowed off:bg-transparent off:text-edge " +
  "forced-colors:border-[ButtonText] forced-colors:off:border-[GrayText] forced-colors:off:text-[GrayText]";

const sizes: Record<ButtonSize, string> = {
  default: "min-h-11 py-2.5 text-small/tight",
  large: "min-h-14 py-3.5 text-body/tight",
  medium: "min-h-10 py-1.5 text-small/tight",
  small: "min-h-9 py-1 text-note/tight",
  slim: "min-h-9 py-1 text-note/tight",
  compact: "min-h-9 py-1 text-note/tight",
};

const sides: Record<ButtonSize, string> = {
  default: "px-6",
  large: "px-9",
  medium: "px-4",
  small: "px-4",
  slim: "px-6",
  compact: "px-3.5",
};

const outlined =
  "border-edge text-paper hover:border-amber hover:text-amber-bright off:border-line " +
  "aria-pressed:border-amber aria-pressed:text-amber-bright aria-pressed:shadow-[inset_0_-3px_var(--color-amber)]";

const variants: Record<ButtonVariant, string> = {
  primary: "gate border-transparent bg-amber text-night hover:bg-amber-bright off:border-line",
  inverse:
    "border-transparent bg-night text-paper hover:text-amber-bright focus-visible:outline-night off:border-line",
  secondary: outlined,
  veiled: `${outlined} bg-night/78`,
  quiet: "border-transparent text-paper hover:text-amber-bright",
  destructive:
    "border-danger bg-danger-deep text-paper hover:bg-danger hover:text-night off:border-line",
};

// The display face sits high in its line; centred by what is seen, its capitals.
const trimmed =
  "transition-opacity duration-200 ease-camera [text-box:trim-both_cap_alphabetic] group-aria-busy/button:opacity-0";

// A line of its own: the browser's underline neither grows nor keeps clear of the letters.
const underlined =
  "bg-linear-to-r from-amber to-amber bg-size-[100%_1px] bg-bottom-left bg-no-repeat pb-[0.25em] " +
  "transition-[background-size] duration-600 ease-camera group-hover/button:bg-size-[100%_2px] " +
  "group-off/button:bg-none group-aria-busy/button:opacity-0 forced-colors:underline";

export function buttonLook({ variant = "primary", size = "default" }: ButtonLook) {
  return cx(frame, variants[variant], sizes[size], variant !== "quiet" && sides[size]);
}

export const buttonLabel = (variant: ButtonVariant) => (variant === "quiet" ? underlined : trimmed);
