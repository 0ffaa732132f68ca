import { useState } from "react";
import * as z from "zod/mini";
import { clientPickerWords, mergeWords as words } from "../../../../content/studio-client.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import { explainError } from "../../../data/explain-error.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Field } from "../../../form/field.tsx";
import { readTyped } from "../../../form/form-controls.ts";
import { useForm } from "../../../form/use-form.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { toast } from "../../../ui/toast.ts";
import { useSignInAgain } from "../../account/sign-in-again/use-sign-in-again.ts";
import { ButtonRow, formStack } from "../parts/form-layout.tsx";
import { ClientPicker } from "./client-picker.tsx";
import { MergePreview } from "./merge-preview.tsx";

type NamedClient = { id: string; name: string };

type MergeFormProps = { client: NamedClient; onMerged: () => void };

/** Which two, which of them stays, what that changes, and whether it is meant. */
export function MergeForm({ client, onMerged }: MergeFormProps) {
  const [other, setOther] = useState<NamedClient | null>(null);
  const [stays, setStays] = useState(client.id);
  const attempt = useSignInAgain();
  const [source, target] = stays === client.id ? [other, client] : [client, other];

  const form = useForm({
    schema: z.object({
      other: z.string().check(z.minLength(1, clientPickerWords.missing)),
      confirmation: z.string().check(
        z.refine((typed) => typed.trim() === source?.name, {
          error: words.mismatch(source?.name ?? ""),
        }),
      ),
    }),
    describe: describeAnyFaults,
    read: (typed) => ({
      other: other?.id ?? "",
      confirmation: other ? readTyped(typed, "confirmation") : source?.name,
    }),
    send: async () => {
      if (!source || !target) return { message: clientPickerWords.missing };
      const { error } = await attempt(() =>
        sharedBackend().rpc("merge_companies", { source: source.id, target: target.id }),
      );
      if (error) return { message: explainError(error) };
      toast({ title: words.merged(source.name, target.name) });
      return undefined;
    },
    onSent: onMerged,
  });

  function choose(id: string | null, name = "") {
    setOther(id === null ? null : { id, name });
    setStays(client.id);
    form.say({});
    form.clearErrors();
  }

  return (
    <form {...form.props} className={formStack}>
      <ClientPicker
        name="other"
        chosen={other?.id ?? null}
        except={client.id}
        error={form.errors["other"]}
        chosenLine={words.with}
        onChoose={choose}
      />
      {source && target && (
        <>
          <RadioGroup
            name="stays"
            legend={words.stays}
            hint={words.staysHint}
            options={[client, ...(other ? [other] : [])].map(({ id, name }) => ({
              value: id,
              label: name,
            }))}
            value={stays}
            onValueChange={(id) => {
              setStays(id);
              form.clearErrors();
            }}
          />
          <MergePreview
            key={source.id}
            pair={{ source: source.id, target: target.id }}
            source={source.name}
            target={target.name}
          />
          <Field
            form={form}
            name="confirmation"
            label={words.confirm(source.name)}
            hint={words.confirmHint}
            required
          >
            {(control) => <Input {...control} autoComplete="off" spellCheck={false} />}
          </Field>
        </>
      )}
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <ButtonRow>
        <Button size="small" variant="destructive" type="submit" busy={form.isBusy}>
          {words.send}
        </Button>
      </ButtonRow>
    </form>
  );
}
