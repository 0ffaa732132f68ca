import { useEffect } from "react";
import * as z from "zod/mini";
import { questionWords as words } from "../../../../content/proposal.ts";
import { type ProposalBlock, proposalLimits } from "../../../../domain/proposal/content.ts";
import { visitRequests } from "../../../../domain/proposal/requests.ts";
import { anyAnswer, callFunction } from "../../../data/call-function.ts";
import { Field } from "../../../form/field.tsx";
import { FormOutcome } from "../../../form/form-outcome.tsx";
import { useForm } from "../../../form/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { explainVisitRefusal, isOutdated } from "../explain-visit-refusal.ts";
import { useShownProposal } from "../proposal.ts";
import { useProposalChanges } from "../use-proposal.ts";
import { draftIdOf } from "./draft-id.ts";

const schema = z.object({ body: visitRequests.comment.shape.body });

type CommentFormProps = {
  /** Null for the whole of it. */
  block: ProposalBlock | null;
  onSent?: () => void;
  /** Where it can be put away. */
  onClose?: () => void;
  hasFocus?: boolean;
};

export function CommentForm({ block, onSent, onClose, hasFocus = false }: CommentFormProps) {
  const { token, opened } = useShownProposal();
  const { refresh } = useProposalChanges(token);
  const form = useForm({
    schema,
    draft: { id: draftIdOf(opened, block) },
    send: async ({ body }, { key }) => {
      const request = { action: "comment", token, versionId: opened.version_id, block, body, key };
      const answer = await callFunction("proposal", request, anyAnswer);
      if (answer.is === "done") return undefined;
      if (isOutdated(answer)) void refresh();
      return explainVisitRefusal(answer);
    },
    onSent: () => {
      toast({ title: words.sent });
      void refresh();
      onSent?.();
    },
  });
  const { element } = form;
  useEffect(() => {
    if (hasFocus) element?.querySelector("textarea")?.focus();
  }, [hasFocus, element]);
  return (
    <form {...form.props} className="print:hidden">
      <Field form={form} name="body" label={words.label} hint={words.hint} required>
        {(control) => <Textarea {...control} density="short" maxLength={proposalLimits.comment} />}
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-2 px-1.5">
        <Button type="submit" variant="secondary" busy={form.isBusy}>
          {words.send}
        </Button>
        {onClose && (
          <Button variant="quiet" onClick={onClose}>
            {words.close}
          </Button>
        )}
      </div>
      <FormOutcome failure={form.failure} />
    </form>
  );
}
