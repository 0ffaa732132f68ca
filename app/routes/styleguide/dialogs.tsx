import { useState } from "react";
import { Field } from "../../form/field.tsx";
import { Button } from "../../ui/button.tsx";
import { DialogClose, DialogTrigger } from "../../ui/dialog-trigger.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast.ts";
import { ConfirmDialogs } from "./confirm-dialogs.tsx";
import { DialogButtons } from "./dialog-buttons.tsx";
import { prose, row } from "./layouts.ts";
import { Modals } from "./modals.tsx";
import { Scene, Shot } from "./scene.tsx";
import { Sheets } from "./sheets.tsx";

const paragraphs = [
  "We began with one camera, one room and a rule: nothing is shown that is not in the story.",
  "The rooms grew, the rule stayed. A machine can paint any picture now, which makes the question of which picture the only one worth being paid for.",
  "So we light one thing at a time.",
];

const terms = Array.from({ length: 24 }, (_, place) => `${place + 1}. ${paragraphs[place % 3]}`);

export function Dialogs() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Scene id="dialogs">
      <Shot name="Opened by a trigger, no script needed">
        <div className={row}>
          <DialogTrigger for="sg-story">Read our full story</DialogTrigger>
          <DialogTrigger for="sg-long" variant="secondary">
            Long, and closed on purpose only
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
      <DialogButtons />
      <ConfirmDialogs />
      <Sheets />
      <Modals />

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
      <Dialog id="sg-long" title="Terms" closedby="closerequest">
        <div className={prose}>
          {terms.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Dialog>
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
