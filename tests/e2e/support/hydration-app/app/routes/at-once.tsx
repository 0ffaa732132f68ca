import { hydrateAtOnce } from "../../../../../../app/startup/hydration-mode.ts";
import { Counter } from "../counter.tsx";

export const handle = hydrateAtOnce;

export default function AtOnce() {
  return (
    <main>
      <h1>At once</h1>
      <p className="reveal-text">Revealed here too</p>
      <Counter />
    </main>
  );
}
