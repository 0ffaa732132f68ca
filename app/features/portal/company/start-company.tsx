import * as z from "zod/mini";
import { noCompanyWords as words } from "../../../../content/no-company.ts";
import { optionalText } from "../../../../domain/field/text.ts";
import { explainError } from "../../../data/explain-error.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Field } from "../../../form/field.tsx";
import { FormOutcome } from "../../../form/form-outcome.tsx";
import { useForm } from "../../../form/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { useCompany } from "./company.ts";

const longest = 200;
const schema = z.object({ name: optionalText({ name: "company-name", longest }) });

/** A company of one's own, whose owner one is. */
export function StartCompany() {
  const { refresh } = useCompany();
  const form = useForm({
    schema,
    send: async ({ name }) => {
      const { error } = await sharedBackend().rpc("start_company", { name });
      if (error) return { message: explainError(error) };
      await refresh();
      return undefined;
    },
  });
  return (
    <form {...form.props} aria-label={words.start} className="grid gap-4 border-t border-line pt-5">
      <p className="max-w-[52ch] text-mist">{words.startText}</p>
      <Field form={form} name="name" label={words.name} hint={words.nameHint}>
        {(control) => <Input {...control} autoComplete="organization" maxLength={longest} />}
      </Field>
      {/* The primary button's bars stand outside it. */}
      <div className="px-2 pt-2">
        <Button type="submit" busy={form.isBusy}>
          {words.startButton}
        </Button>
      </div>
      <FormOutcome failure={form.failure} />
    </form>
  );
}
