import * as z from "zod/mini";
import { mergeWords as words } from "../../../../content/studio-client-page.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import { explainError } from "../../../data/explain-error.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Field } from "../../../form/field.tsx";
import { useForm } from "../../../form/use-form.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast.ts";
import { useSignInAgain } from "../../account/sign-in-again/use-sign-in-again.ts";
import { ButtonRow, formStack } from "../parts/form-layout.tsx";
import type { NamedClient } from "./named-client.ts";

type MergeFormProps = {
  /** The one that becomes part of the other, and that other. */
  source: NamedClient;
  target: NamedClient;
  onMerged: () => void;
};

/** Whether it is meant: whoever types the name has read it. */
export function MergeForm({ source, target, onMerged }: MergeFormProps) {
  const attempt = useSignInAgain();
  const form = useForm({
    schema: z.object({
      confirmation: z
        .string()
        .check(z.refine((typed) => typed.trim() === source.name, words.mismatch(source.name))),
    }),
    describe: describeAnyFaults,
    send: async () => {
      const pair = { source: source.id, target: target.id };
      const { error } = await attempt(() => sharedBackend().rpc("merge_companies", pair));
      return error ? { message: explainError(error) } : undefined;
    },
    onSent: () => {
      toast({ title: words.merged(source.name, target.name) });
      onMerged();
    },
  });

  return (
    <form {...form.props} className={formStack}>
      <Field
        form={form}
        name="confirmation"
        label={words.confirm(source.name)}
        hint={words.confirmHint}
        required
      >
        {(control) => <Input {...control} autoComplete="off" spellCheck={false} />}
      </Field>
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <ButtonRow>
        <Button size="small" variant="destructive" type="submit" busy={form.isBusy}>
          {words.send}
        </Button>
      </ButtonRow>
    </form>
  );
}
