import { useEffect, useEffectEvent } from "react";
import * as z from "zod/mini";
import { questionWords as words } from "../../../../content/proposal.ts";
import { type ProposalBlock, proposalLimits } from "../../../../domain/proposal/content.ts";
import { visitRequests } from "../../../../domain/proposal/requests.ts";
import { anyAnswer, callFunction } from "../../../data/call-function.ts";
import type { Draft } from "../../../form/begun-drafts.ts";
import { keepDraft, readDraft } from "../../../form/draft-store.ts";
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

const refusedBy = "refused by";

/** Until the next letter is typed. */
function addRefusal(draft: Draft, code: string): Draft {
  return { ...draft, values: { ...draft.values, [refusedBy]: code } };
}

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
  const draftId = draftIdOf(opened, block);
  const form = useForm({
    schema,
    draft: { id: draftId },
    send: async ({ body }, { key }) => {
      const request = { action: "comment", token, versionId: opened.version_id, block, body, key };
      const answer = await callFunction("proposal", request, anyAnswer);
      if (answer.is === "done") return undefined;
      if (isOutdated(answer)) {
        keepDraft(draftId, addRefusal(readDraft(draftId), answer.code));
        void refresh();
      }
      return explainVisitRefusal(answer);
    },
    onSent: () => {
      toast({ title: words.sent });
      void refresh();
      onSent?.();
    },
  });
  const { element, say } = form;
  // The page of the newer version has a form of its own: it says why the words in it did not arrive.
  const sayWhy = useEffectEvent(() => {
    if (readDraft(draftId).values[refusedBy] === "superseded") say({ failure: words.unsent.newer });
  });
  useEffect(() => sayWhy(), []);
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
