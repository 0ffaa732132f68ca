import type { Hex } from "../../../domain/proof/hex.ts";
import { cx } from "../../ui/cx.ts";

declare module "react" {
  // Read by its class: how bright a byte is, and how late it lights up.
  interface CSSProperties {
    "--byte"?: number;
    "--turn"?: number;
  }
}

type LitHashProps = {
  /** Dark without one. */
  hash: Hex | undefined;
  look: keyof typeof looks;
  isWaiting?: boolean;
  /** Beside another one. */
  isHalf?: boolean;
};

const screen = "gap-0.5 [--unlit:var(--color-tide)]";

/** The light is the colour of its text. */
const looks = {
  good: cx(screen, "text-amber"),
  bad: cx(screen, "text-danger"),
  open: cx(screen, "text-paper"),
  quiet: cx(screen, "text-edge"),
  paper: "text-ink [--unlit:var(--color-sheet)] [print-color-adjust:exact]",
};

const still = "motion-safe:animate-byte-light motion-safe:[animation-delay:calc(28ms*var(--turn))]";
const waiting =
  "motion-safe:animate-byte-wait motion-safe:[animation-delay:calc(50ms*var(--turn))]";

const places = Array.from({ length: 32 }, (_, place) => place);

/** A fingerprint as a small screen: thirty-two bytes, each as bright as it is high. */
export function LitHash({ hash, look, isWaiting = false, isHalf = false }: LitHashProps) {
  return (
    <div
      className={cx(
        "grid",
        isHalf ? "aspect-2/1 grid-cols-8" : "aspect-4/1 grid-cols-16",
        looks[look],
      )}
      aria-hidden="true"
    >
      {places.map((place) => {
        const byte = byteAt(hash, place);
        return (
          <span
            key={place}
            className={cx(
              "bg-[color-mix(in_oklab,currentColor_calc(100%*var(--byte)),var(--unlit))]",
              isWaiting ? waiting : still,
            )}
            style={{ "--byte": Number((byte / 255).toFixed(2)), "--turn": place }}
          />
        );
      })}
    </div>
  );
}

function byteAt(hash: Hex | undefined, place: number): number {
  return hash ? Number.parseInt(hash.slice(2 + place * 2, 4 + place * 2), 16) : 0;
}
