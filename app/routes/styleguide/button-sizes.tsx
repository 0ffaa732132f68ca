import { Button } from "../../ui/button.tsx";
import { buttonSizes } from "./button-looks.ts";
import { row, stack } from "./layouts.ts";
import { Shot } from "./scene.tsx";

export function ButtonSizes() {
  return (
    <Shot name="Every size: large, default, medium, slim, small, compact">
      <div className={stack}>
        {buttonSizes.map((size) => (
          <div key={size} className={row}>
            <Button size={size} className="capitalize">
              {size}
            </Button>
            <Button size={size} data-hover="">
              Hover
            </Button>
            <Button size={size} data-focus="">
              Focus
            </Button>
            <Button size={size} busy>
              Sending
            </Button>
            <Button size={size} disabled>
              Disabled
            </Button>
            <Button size={size} variant="secondary">
              Secondary
            </Button>
            <Button size={size} variant="quiet">
              Quiet
            </Button>
          </div>
        ))}
      </div>
    </Shot>
  );
}
