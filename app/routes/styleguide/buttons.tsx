import { Menu, X } from "lucide-react";
import { useState } from "react";
import { ButtonLink } from "../../ui/button-link.tsx";
import type { ButtonVariant } from "../../ui/button-style.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { row, stack } from "./layouts.ts";
import { Scene, Shot } from "./scene.tsx";

const variants: Exclude<ButtonVariant, "inverse" | "veiled">[] = [
  "primary",
  "secondary",
  "quiet",
  "destructive",
];
const names = {
  primary: "Start your project",
  secondary: "View our work",
  quiet: "Read the story",
  destructive: "Delete account",
};

export function Buttons() {
  const [isBusy, setBusy] = useState(false);
  return (
    <Scene id="buttons">
      <Shot name="Large">
        <div className={row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size="large">
              {names[variant]}
            </Button>
          ))}
        </div>
      </Shot>
      <Shot name="Default: rest, hover, focus, busy, disabled">
        <div className={stack}>
          {variants.map((variant) => (
            <div key={variant} className={row}>
              <Button variant={variant}>{names[variant]}</Button>
              <Button variant={variant} data-hover="">
                Hover
              </Button>
              <Button variant={variant} data-focus="">
                Focus
              </Button>
              <Button variant={variant} busy>
                Sending
              </Button>
              <Button variant={variant} disabled>
                Disabled
              </Button>
            </div>
          ))}
        </div>
      </Shot>
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
      <Shot name="Links and icons">
        <div className={row}>
          <ButtonLink to="/contact">Book a consultation</ButtonLink>
          <ButtonLink to="https://newsletter.example" variant="secondary">
            Newsletter
          </ButtonLink>
          <ButtonLink to="/our-work" newTab variant="quiet">
            View our portfolio
          </ButtonLink>
          <IconButton label="Menu" icon={<Menu aria-hidden="true" />} />
          <IconButton label="Close" icon={<X aria-hidden="true" />} />
        </div>
      </Shot>
    </Scene>
  );
}
