import * as z from "zod/mini";
import { proposalBlockNames } from "../../../../content/proposal-names.ts";
import { proposalThreadWords as words } from "../../../../content/studio-proposal-page.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import { proposalBlocks, proposalLimits } from "../../../../domain/proposal/content.ts";
import { proposalRequests } from "../../../../domain/proposal/requests.ts";
import { Field } from "../../../form/field.tsx";
import { useForm } from "../../../form/use-form.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { ruledChoice, RuledField } from "./ruled-field.tsx";
import { refuseForm } from "../parts/ask-function.ts";
import { useProposalDeed } from "./use-proposal-deed.ts";

const { block, body } = proposalRequests.comment.shape;
const schema = z.object({
  block: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => typed || null),
    ),
    block,
  ),
  body,
});

type ProposalAnswerFormProps = {
  proposalId: string;
  /** What they spoke of last. */
  about: string | null;
  onSent: () => void;
};

/** An answer under the proposal, about the part of it that was asked about. */
export function ProposalAnswerForm({ proposalId, about, onSent }: ProposalAnswerFormProps) {
  const ask = useProposalDeed();
  const form = useForm({
    schema,
    describe: describeAnyFaults,
    draft: { id: `proposal-answer ${proposalId}`, defaults: { block: about ?? "", body: "" } },
    send: async (values, { key }) => {
      const { error } = await ask({ action: "comment", proposalId, ...values, key });
      return error ? refuseForm(error) : undefined;
    },
    onSent: () => {
      toast({ title: words.sent });
      onSent();
    },
  });
  return (
    <form {...form.props} className="grid gap-2 pt-3">
      <Field form={form} name="body" label={words.answer} required>
        {(control) => (
          <Textarea {...control} density="short" rows={2} maxLength={proposalLimits.comment} />
        )}
      </Field>
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <Button size="slim" type="submit" variant="secondary" busy={form.isBusy}>
          {words.send}
        </Button>
        <RuledField form={form} name="block" label={words.about} className="w-44">
          {(control) => (
            <select {...control} defaultValue={about ?? ""} className={ruledChoice}>
              <option value="">{words.whole}</option>
              {proposalBlocks.map((value) => (
                <option key={value} value={value}>
                  {proposalBlockNames[value]}
                </option>
              ))}
            </select>
          )}
        </RuledField>
      </div>
    </form>
  );
}
