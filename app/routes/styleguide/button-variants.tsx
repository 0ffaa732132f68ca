import { Button } from "../../ui/button.tsx";
import { buttonVariants, buttonWords } from "./button-looks.ts";
import { Ground } from "./ground.tsx";
import { row, stack } from "./layouts.ts";
import { Shot } from "./scene.tsx";

export function ButtonVariants() {
  return (
    <Shot name="Every variant: rest, hover, focus, busy, disabled, and pressed where it has an outline">
      <div className={stack}>
        {buttonVariants.map((variant) => (
          <Ground key={variant} variant={variant}>
            <div className={row}>
              <Button variant={variant}>{buttonWords[variant]}</Button>
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
              {(variant === "secondary" || variant === "veiled") && (
                <Button variant={variant} aria-pressed="true">
                  Pressed
                </Button>
              )}
            </div>
          </Ground>
        ))}
      </div>
    </Shot>
  );
}
