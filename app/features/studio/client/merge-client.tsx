import { useState } from "react";
import { clientWords } from "../../../../content/studio-client.ts";
import { mergeWords as words } from "../../../../content/studio-client-page.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { ClientPicker } from "./client-picker.tsx";
import { MergeForm } from "./merge-form.tsx";
import { MergePreview } from "./merge-preview.tsx";
import type { MergeableClient } from "./named-client.ts";
import type { Client } from "./read-client.ts";

type MergeClientProps = { client: Client; onMerged: () => Promise<void> };

/** For a client that is there twice: with which one, which of them stays, what that changes, and whether it is meant. */
export function MergeClient({ client, onMerged }: MergeClientProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [other, setOther] = useState<MergeableClient | null>(null);
  const [stays, setStays] = useState(client.company_id);
  const self = {
    id: client.company_id,
    name: client.name ?? clientWords.unnamed,
    isClosing: client.closing_due_at !== null,
  };

  function choose(chosen: MergeableClient | null) {
    setOther(chosen);
    setStays(self.id);
  }

  function open() {
    choose(null);
    setIsOpen(true);
  }

  return (
    <>
      <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={open}>
        {words.open}
      </Button>
      <Dialog
        id="merge-client"
        title={words.title}
        description={words.description(self.name)}
        open={isOpen}
        onOpenChange={setIsOpen}
        // A click beside it is no decision about a form half filled in.
        closedby="closerequest"
      >
        <ClientPicker
          chosen={other?.id ?? null}
          except={self.id}
          chosenLine={words.with}
          onChoose={choose}
        />
        {other && (
          <>
            <RadioGroup
              name="stays"
              legend={words.stays}
              hint={words.staysHint}
              options={[self, other].map(({ id, name }) => ({ value: id, label: name }))}
              value={stays}
              onValueChange={setStays}
            />
            <MergeStep
              key={stays}
              {...(stays === self.id
                ? { source: other, target: self }
                : { source: self, target: other })}
              onMerged={() => {
                setIsOpen(false);
                choose(null);
                void onMerged();
              }}
            />
          </>
        )}
      </Dialog>
    </>
  );
}

type MergeStepProps = { source: MergeableClient; target: MergeableClient; onMerged: () => void };

export function MergeStep(props: MergeStepProps) {
  const { target } = props;
  if (target.isClosing)
    return <output className="block text-mist">{words.closing(target.name)}</output>;
  return (
    <>
      <MergePreview {...props} />
      <MergeForm {...props} />
    </>
  );
}
