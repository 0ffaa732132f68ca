import { useState } from "react";
import * as z from "zod/mini";
import { declineWords as words } from "../../../content/proposal.ts";
import { proposalLimits } from "../../../domain/proposal/content.ts";
import { visitRequests } from "../../../domain/proposal/requests.ts";
import { anyAnswer, callFunction } from "../../data/call-function.ts";
import { Field } from "../../form/field.tsx";
import { FormOutcome } from "../../form/form-outcome.tsx";
import { useForm } from "../../form/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { explainVisitRefusal, isOutdated } from "./explain-visit-refusal.ts";
import { useShownProposal } from "./proposal.ts";
import { useProposalChanges } from "./use-proposal.ts";

const schema = z.object({ reason: visitRequests.decline.shape.reason });

/** A no, with a reason or without. It is asked for once. */
export function DeclineDialog() {
  const { token, opened } = useShownProposal();
  const { refresh } = useProposalChanges(token);
  const [isAsking, setIsAsking] = useState(false);
  const form = useForm({
    schema,
    send: async ({ reason }) => {
      const request = { action: "decline", token, versionId: opened.version_id, reason };
      const answer = await callFunction("proposal", request, anyAnswer);
      if (answer.is === "done") return undefined;
      if (isOutdated(answer)) void refresh();
      return explainVisitRefusal(answer);
    },
    onSent: () => {
      setIsAsking(false);
      void refresh();
    },
  });
  return (
    <div className="mt-10 print:hidden">
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {words.open}
      </Button>
      <Dialog
        id="decline-proposal"
        title={words.title}
        description={words.text}
        open={isAsking}
        onOpenChange={setIsAsking}
      >
        <form {...form.props}>
          <Field form={form} name="reason" label={words.reason} hint={words.reasonHint}>
            {(control) => (
              <Textarea {...control} density="short" maxLength={proposalLimits.reason} />
            )}
          </Field>
          <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-2">
            <Button type="submit" variant="destructive" busy={form.isBusy}>
              {words.send}
            </Button>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {words.keep}
            </Button>
          </div>
          <FormOutcome failure={form.failure} />
        </form>
      </Dialog>
    </div>
  );
}
