import { Scene, Shot } from "./scene.tsx";

export function Shape() {
  return (
    <Scene id="shape">
      <Shot name="Line, edge, radius, lift">
        <ul className="sg-shapes">
          <li style={{ borderColor: "var(--color-line)" }}>line</li>
          <li style={{ borderColor: "var(--color-edge)" }}>edge</li>
          <li style={{ borderColor: "var(--color-edge)", borderRadius: "var(--radius-control)" }}>
            radius-control
          </li>
          <li style={{ borderColor: "var(--color-edge)", borderRadius: "var(--radius-round)" }}>
            radius-round
          </li>
          <li style={{ background: "var(--color-deep)", boxShadow: "var(--shadow-lift)" }}>
            shadow-lift
          </li>
        </ul>
      </Shot>
      <Shot name="ease-camera (hover or focus)">
        <button type="button" className="sg-dolly" aria-label="Play the camera easing">
          <span />
        </button>
      </Shot>
    </Scene>
  );
}
