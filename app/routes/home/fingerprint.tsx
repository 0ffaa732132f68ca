import { lightInTurn } from "./light-in-turn.ts";

type FingerprintProps = {
  label: string;
  words: string;
  fingerprint: string;
  /** The other sentence: what differs from it is set apart. */
  compared: string;
};

/** A hash as a small lit screen: 32 bytes, each as bright as it is high. */
export function Fingerprint({ label, words, fingerprint, compared }: FingerprintProps) {
  const bytes = lightInTurn(fingerprint.match(/../g) ?? []);
  return (
    <figure>
      {/* Its size is known without its cells, which cost more than the first screen: they wait until it is near. */}
      <div
        className="grid aspect-[2] grid-cols-8 gap-0.5 bg-night [content-visibility:auto]"
        aria-hidden="true"
      >
        {bytes.map(({ item, place, style }) => (
          <span
            key={place}
            className="lit-cell bg-amber opacity-[calc(0.04+0.96*var(--light))]"
            style={{ ...style, "--light": Number((Number.parseInt(item, 16) / 255).toFixed(2)) }}
          />
        ))}
      </div>
      <figcaption className="mt-5">
        <span className="text-small text-mist">{label}</span>
        <span className="mt-1 block font-display text-heading">
          {Array.from(words).map((character, index) =>
            character === compared[index] ? (
              character
            ) : (
              <mark key={character} className="bg-transparent text-amber">
                {character}
              </mark>
            ),
          )}
        </span>
        <code className="mt-3 block font-sans text-label tracking-[0.06em] break-all text-mist">
          {fingerprint}
        </code>
      </figcaption>
    </figure>
  );
}
