import { Badges } from "./badges.tsx";
import { Scene } from "./scene.tsx";
import { Skeletons } from "./skeletons.tsx";
import { Waiting } from "./waiting.tsx";

export function Signals() {
  return (
    <Scene id="signals">
      <Badges />
      <Waiting />
      <Skeletons />
    </Scene>
  );
}
