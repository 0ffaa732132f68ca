import { DialogClose, DialogTrigger } from "../../ui/dialog-trigger.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { buttonSizes, buttonVariants, buttonWords } from "./button-looks.ts";
import { Ground } from "./ground.tsx";
import { row, stack } from "./layouts.ts";
import { Shot } from "./scene.tsx";

const id = "sg-ways-out";

export function DialogButtons() {
  return (
    <Shot name="Triggers are buttons: every variant and size, busy, disabled. So are the ways out">
      <Looks of={DialogTrigger} />
      <Dialog id={id} title="Ways out">
        <Looks of={DialogClose} />
      </Dialog>
    </Shot>
  );
}

function Looks({ of: DialogButton }: { of: typeof DialogTrigger }) {
  return (
    <div className={stack}>
      <div className={row}>
        {buttonVariants.map((variant) => (
          <Ground key={variant} variant={variant}>
            <DialogButton for={id} variant={variant}>
              {buttonWords[variant]}
            </DialogButton>
          </Ground>
        ))}
      </div>
      <div className={row}>
        {buttonSizes.map((size) => (
          <DialogButton key={size} for={id} variant="secondary" size={size} className="capitalize">
            {size}
          </DialogButton>
        ))}
        <DialogButton for={id} busy>
          Opening
        </DialogButton>
        <DialogButton for={id} disabled>
          Disabled
        </DialogButton>
      </div>
    </div>
  );
}
