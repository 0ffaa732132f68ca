import { contrastRatio } from "../../ui/contrast-ratio.ts";
import { Scene, Shot } from "./scene.tsx";
import { colourTokens, readToken } from "./tokens.ts";

const night = readToken("color-night") ?? "";
const colours = colourTokens.map(({ name, hex }) => ({
  name,
  hex,
  ratio: contrastRatio(hex, night),
}));

/** How much of a frame each colour takes. */
const share = new Map<string, number>(
  Object.entries({ night: 14, deep: 6, tide: 4, paper: 3, mist: 2, amber: 3 }),
);

export function Colours() {
  return (
    <Scene id="colour">
      <Shot name="The frame, by share">
        <div className="flex h-[clamp(9rem,18vw,16rem)] border border-line" aria-hidden="true">
          {colours.map(({ name, hex }) => (
            <span
              key={name}
              className="basis-0"
              style={{ background: hex, flexGrow: share.get(name) ?? 1 }}
            />
          ))}
        </div>
      </Shot>
      <Shot name="Tokens, with contrast on night">
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-12">
          {colours.map(({ name, hex, ratio }) => (
            <li
              key={name}
              className="grid grid-cols-[3rem_minmax(0,1fr)_5rem_2.5rem] items-center gap-4 border-b border-line py-3 text-small/body text-mist tabular-nums"
            >
              <span className="h-6 outline outline-line" style={{ background: hex }} />
              <span className="text-paper">{name}</span>
              <span>{hex}</span>
              <span className="text-right">{ratio.toFixed(1)}</span>
            </li>
          ))}
        </ul>
      </Shot>
    </Scene>
  );
}
