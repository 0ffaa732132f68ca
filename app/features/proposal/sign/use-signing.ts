import { useRef, useState } from "react";
import { signAnswer, type SignedProposal } from "../../../../domain/proposal/answers.ts";
import { signWords as words } from "../../../../content/proposal.ts";
import { callFunction } from "../../../data/call-function.ts";
import { explainFormRefusal, isRefusal, type SendOutcome } from "../../../form/refusal.ts";
import { useForm } from "../../../form/use-form.ts";
import { useAction } from "../../../ui/use-action.ts";
import { explainVisitRefusal, isOutdated } from "../explain-visit-refusal.ts";
import { useShownProposal } from "../proposal.ts";
import { useProposalChanges } from "../use-proposal.ts";
import { requestCode } from "./request-code.ts";
import { keepAskedCode, readAskedCode } from "./asked-code.ts";
import {
  chooseSignSchema,
  readBilling,
  readCode,
  readSignature,
  type Signature,
} from "./sign-schema.ts";

/** First everything but the code, which is then mailed; with the code it is signed. */
export function useSigning() {
  const { token, opened, chosen, sums } = useShownProposal();
  const { version_id: versionId, proposal_id, hash, billing } = opened;
  const { refresh, takeSigned } = useProposalChanges(token);
  const [asked, setAsked] = useState(() => readAskedCode(versionId));
  const [isJustAsked, setIsJustAsked] = useState(false);
  const signed = useRef<SignedProposal>(undefined);
  const withBilling = billing === null;

  async function mailCode(): Promise<SendOutcome> {
    const answer = await requestCode(token, versionId);
    if (answer.is === "refused") {
      if (isOutdated(answer)) void refresh();
      return explainVisitRefusal(answer);
    }
    const { sent_to: sentTo, minutes } = answer.data;
    keepAskedCode(versionId, { sentTo, minutes });
    setAsked({ sentTo, minutes });
    setIsJustAsked(true);
    return { note: words.codeSent(sentTo, minutes) };
  }

  async function sign({ name, role, mayBind, consents }: Signature, typed: FormData) {
    const answer = await callFunction(
      "proposal",
      {
        action: "sign",
        token,
        versionId,
        hash,
        totalPence: sums.total_pence,
        options: chosen,
        name,
        role,
        mayBind,
        consents,
        code: readCode(typed),
        billing: withBilling ? readBilling(typed) : null,
      },
      signAnswer,
    );
    if (answer.is === "done") {
      signed.current = answer.data.signed;
      return undefined;
    }
    if (isOutdated(answer)) void refresh();
    return explainVisitRefusal(answer);
  }

  const form = useForm({
    schema: chooseSignSchema({ withBilling, withCode: asked !== undefined }),
    read: readSignature,
    draft: { id: `proposal signature ${proposal_id}`, defaults: { country: "GB" } },
    keepsValues: true,
    send: (signature, { typed }) => (asked ? sign(signature, typed) : mailCode()),
    onSent: ({ name }) => {
      if (signed.current) takeSigned(signed.current);
      // A code was mailed, and the form is not done with: it goes on keeping what is typed.
      else form.write("name", name);
    },
  });
  const again = useAction(async () => {
    const outcome = await mailCode();
    form.say(isRefusal(outcome) ? { failure: explainFormRefusal(outcome) } : outcome);
  });

  return { form, asked, isJustAsked, again, withBilling };
}
