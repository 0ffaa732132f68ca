import { Scene, Shot } from "./scene.tsx";

const shapes = {
  line: "border-line",
  edge: "border-edge",
  "radius-control": "rounded-control border-edge",
  "radius-round": "rounded-round border-edge",
  "shadow-lift": "border-transparent bg-deep shadow-lift",
};

export function Shape() {
  return (
    <Scene id="shape">
      <Shot name="Line, edge, radius, lift">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-5">
          {Object.entries(shapes).map(([name, look]) => (
            <li
              key={name}
              className={`grid h-22 place-items-center border text-label/body text-mist ${look}`}
            >
              {name}
            </li>
          ))}
        </ul>
      </Shot>
      <Shot name="ease-camera (hover or focus)">
        <button
          type="button"
          className="group w-full cursor-pointer border-b border-edge"
          aria-label="Play the camera easing"
        >
          <span className="block h-11 w-16 bg-amber transition-[margin] duration-1600 ease-camera group-hover:ml-[calc(100%-4rem)] group-focus:ml-[calc(100%-4rem)]" />
        </button>
      </Shot>
    </Scene>
  );
}
