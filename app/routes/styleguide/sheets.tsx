import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { DialogClose, DialogTrigger } from "../../ui/dialog-trigger.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { row } from "./layouts.ts";
import { Shot } from "./scene.tsx";

export function Sheets() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Shot name="Sheets: by a trigger, and from state">
      <div className={row}>
        <DialogTrigger for="sg-sheet" variant="secondary">
          Open the sheet
        </DialogTrigger>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Show the project
        </Button>
      </div>
      <Sheet id="sg-sheet" title="Labs" description="A sheet from the right edge.">
        <DialogClose for="sg-sheet">Done</DialogClose>
      </Sheet>
      <Sheet id="sg-project" title="Harbour film" open={isOpen} onOpenChange={setOpen}>
        <Button variant="secondary" onClick={() => setOpen(false)}>
          Done
        </Button>
      </Sheet>
    </Shot>
  );
}
