import { contrastRatio } from "../../components/ui/contrast-ratio.ts";
import tokens from "../../styles/tokens.css?raw";
import { Scene, Shot } from "./scene.tsx";

const night = "#07090c";
const colours = [...tokens.matchAll(/--color-([a-z-]+):\s*(#[\da-f]{6})/g)].map(
  ([, name = "", hex = ""]) => ({ name, hex, ratio: contrastRatio(hex, night) }),
);

/** How much of a frame each colour takes. */
const share: Record<string, number> = { night: 14, deep: 6, tide: 4, paper: 3, mist: 2, amber: 3 };

export function Colours() {
  return (
    <Scene id="colour">
      <Shot name="The frame, by share">
        <div className="sg-script" aria-hidden="true">
          {colours.map(({ name, hex }) => (
            <span key={name} style={{ background: hex, flexGrow: share[name] ?? 1 }} />
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
