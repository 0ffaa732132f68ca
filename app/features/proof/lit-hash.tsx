import type { Hex } from "../../../domain/proof/hex.ts";

declare module "react" {
  // Read by verify.css: how bright a byte is, and how late it lights up.
  interface CSSProperties {
    "--byte"?: number;
    "--turn"?: number;
  }
}

type LitHashProps = {
  /** Dark without one. */
  hash: Hex | undefined;
  isWaiting?: boolean;
};

const places = Array.from({ length: 32 }, (_, place) => place);

/** A fingerprint as a small screen: thirty-two bytes, each as bright as it is high. */
export function LitHash({ hash, isWaiting = false }: LitHashProps) {
  return (
    <div className="lit-hash" data-waiting={isWaiting || undefined} aria-hidden="true">
      {places.map((place) => {
        const byte = byteAt(hash, place);
        return (
          <span
            key={place}
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
