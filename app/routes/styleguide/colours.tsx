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
        <div className="sg-script" aria-hidden="true">
          {colours.map(({ name, hex }) => (
            <span key={name} style={{ background: hex, flexGrow: share.get(name) ?? 1 }} />
          ))}
        </div>
      </Shot>
      <Shot name="Tokens, with contrast on night">
        <ul className="sg-swatches">
          {colours.map(({ name, hex, ratio }) => (
            <li key={name}>
              <span className="sg-swatch" style={{ background: hex }} />
              <span className="sg-token">{name}</span>
              <span>{hex}</span>
              <span data-figure>{ratio.toFixed(1)}</span>
            </li>
          ))}
        </ul>
      </Shot>
    </Scene>
  );
}
