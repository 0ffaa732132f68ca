import { cx } from "../../ui/cx.ts";
import { prose } from "./layouts.ts";
import { Scene, Shot } from "./scene.tsx";
import { readToken } from "./tokens.ts";

const scale = [
  { token: "display", sample: "A light on the water", display: true },
  { token: "title", sample: "Night, one warm source", display: true },
  { token: "heading", sample: "People are small against something large", display: true },
  { token: "lead", sample: "A film is a promise kept in twenty-four parts a second." },
  {
    token: "body",
    sample:
      "Fog shows the light its way, and wet surfaces repeat it. We write for one reader at a time, in sentences that could be said aloud.",
  },
  { token: "small", sample: "Captions, hints and the second line of anything." },
  { token: "label", sample: "Labels, dates, figures: £15,000, 0123456789" },
];

const displayFace = "font-display font-stretch-112% tracking-[-0.02em] lg:font-stretch-150%";

const widths = [100, 112, 125, 138, 150];

export function Type() {
  return (
    <Scene id="type">
      <Shot name="Scale">
        <dl className="grid gap-9">
          {scale.map(({ token, sample, display }) => (
            <div key={token}>
              <dt className="pb-1 text-label/body text-mist">{token}</dt>
              <dd
                className={cx("max-w-240", display && displayFace)}
                style={{
                  fontSize: readToken(`text-${token}`),
                  lineHeight: readToken(`text-${token}--line-height`),
                }}
              >
                {sample}
              </dd>
            </div>
          ))}
        </dl>
      </Shot>
      <Shot name="Width, 100 to 150">
        <div className="grid font-display text-greeting/[1.1]">
          {widths.map((width) => (
            <p key={width} className="last:text-amber" style={{ fontStretch: `${width}%` }}>
              Lumen
            </p>
          ))}
        </div>
      </Shot>
      <Shot name="In running text">
        <div className={prose}>
          <p className="eyebrow">Eyebrow</p>
          <p>
            A{" "}
            <a className="text-link" href="#type">
              text link
            </a>{" "}
            is underlined in amber. Emphasis is <strong>weight</strong>, never colour alone.
          </p>
        </div>
      </Shot>
    </Scene>
  );
}
