import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ButtonLinks } from "./button-links.tsx";
import { ButtonSizes } from "./button-sizes.tsx";
import { ButtonVariants } from "./button-variants.tsx";
import { IconButtons } from "./icon-buttons.tsx";
import { row } from "./layouts.ts";
import { Scene, Shot } from "./scene.tsx";

export function Buttons() {
  const [isBusy, setBusy] = useState(false);
  return (
    <Scene id="buttons">
      <ButtonVariants />
      <ButtonSizes />
      <Shot name="Busy keeps its width and its focus">
        <div className={row}>
          <Button busy={isBusy} onClick={() => setBusy(true)}>
            Send message
          </Button>
          <Button variant="quiet" onClick={() => setBusy(false)}>
            Reset
          </Button>
        </div>
      </Shot>
      <ButtonLinks />
      <IconButtons />
    </Scene>
  );
}
