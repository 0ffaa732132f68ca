import { useState } from "react";
import * as z from "zod/mini";
import {
  clientPickerWords,
  clientWords,
  movePersonWords as words,
} from "../../../../content/studio-client.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import { companyRoles } from "../../../../domain/company/role.ts";
import { runQuery } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Field } from "../../../form/field.tsx";
import { readTyped } from "../../../form/form-controls.ts";
import { useForm } from "../../../form/use-form.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast.ts";
import { ButtonRow, formStack } from "../parts/form-layout.tsx";
import { ClientPicker } from "./client-picker.tsx";
import type { ClientPerson } from "./client-person.ts";
import { explainRefusal } from "./explain-refusal.ts";
import type { Client } from "./read-client.ts";
import { roleOptions } from "./role-options.ts";

const moveSchema = z.object({
  target: z.string().check(z.minLength(1, clientPickerWords.missing)),
  role: z.enum(companyRoles),
});

type MovePersonProps = {
  client: Client;
  person: ClientPerson;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onMoved: () => Promise<void>;
};

/** Somebody who works for another client now. */
export function MovePerson({ client, person, open, onOpenChange, onMoved }: MovePersonProps) {
  const [target, setTarget] = useState<string | null>(null);
  const [targetName, setTargetName] = useState("");
  const name = person.name ?? person.email;

  const form = useForm({
    schema: moveSchema,
    describe: describeAnyFaults,
    read: (typed) => ({ target: target ?? "", role: readTyped(typed, "role") }),
    send: async (move) => {
      try {
        await runQuery(
          sharedBackend().rpc("move_member", {
            person: person.user_id,
            source: client.company_id,
            ...move,
          }),
        );
        return undefined;
      } catch (error) {
        return { message: explainRefusal(error) };
      }
    },
    onSent: () => {
      toast({ title: words.moved(name, targetName) });
      onOpenChange(false);
      setTarget(null);
      void onMoved();
    },
  });

  return (
    <Dialog
      id={`move-${person.user_id}`}
      title={words.title(name)}
      description={words.description(client.name ?? clientWords.unnamed)}
      open={open}
      onOpenChange={onOpenChange}
      closedby="closerequest"
    >
      <form {...form.props} className={formStack}>
        <ClientPicker
          name="target"
          chosen={target}
          except={client.company_id}
          error={form.errors["target"]}
          chosenLine={words.to}
          onChoose={(id, called) => {
            setTarget(id);
            setTargetName(called ?? "");
            form.clearErrors();
          }}
        />
        <Field form={form} name="role" label={words.role}>
          {(control) => (
            <Select {...control} defaultValue={person.role}>
              {roleOptions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {form.failure && <Alert tone="danger" title={form.failure} />}
        <ButtonRow>
          <Button size="small" type="submit" busy={form.isBusy}>
            {words.send}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}
