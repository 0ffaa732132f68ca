import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { DialogClose, DialogTrigger } from "../../ui/dialog-trigger.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../form/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { toast } from "../../ui/toast.ts";
import { prose, row } from "./layouts.ts";
import { Scene, Shot } from "./scene.tsx";

const paragraphs = [
  "We began with one camera, one room and a rule: nothing is shown that is not in the story.",
  "The rooms grew, the rule stayed. A machine can paint any picture now, which makes the question of which picture the only one worth being paid for.",
  "So we light one thing at a time.",
];

export function Dialogs() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Scene id="dialogs">
      <Shot name="Opened by a trigger, no script needed">
        <div className={row}>
          <DialogTrigger for="sg-story">Read our full story</DialogTrigger>
          <DialogTrigger for="sg-sheet" variant="secondary">
            Open the sheet
          </DialogTrigger>
          <DialogTrigger for="sg-bottom" variant="secondary">
            From below
          </DialogTrigger>
        </div>
      </Shot>
      <Shot name="Driven from state">
        <div className={row}>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Pay with ETH
          </Button>
          <output>{isOpen ? "The dialog is open." : "The dialog is closed."}</output>
        </div>
      </Shot>

      <Dialog id="sg-story" title="Our journey" description="Four rooms, one rule.">
        <div className={prose}>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div className={`mt-6 ${row}`}>
          <DialogClose for="sg-story">Back to the page</DialogClose>
        </div>
      </Dialog>
      <Sheet id="sg-sheet" title="Labs" description="A sheet from the right edge.">
        <DialogClose for="sg-sheet">Done</DialogClose>
      </Sheet>
      <Sheet id="sg-bottom" side="bottom" title="Cookie settings">
        <DialogClose for="sg-bottom">Done</DialogClose>
      </Sheet>
      <Dialog id="sg-payment" title="Pay with ETH" open={isOpen} onOpenChange={setOpen}>
        <Field label="Your ETH wallet address" required>
          {(control) => <Input {...control} autoComplete="off" spellCheck={false} />}
        </Field>
        <div className={`mt-6 ${row}`}>
          <Button
            onClick={() => {
              toast({ title: "Please enter your ETH wallet address", variant: "destructive" });
            }}
          >
            Set up payment
          </Button>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </Scene>
  );
}
