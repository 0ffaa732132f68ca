import { useRef, useState } from "react";
import { treatOffer } from "../../../../domain/billing/choose-treatment.ts";
import { signAnswer, type SignedProposal } from "../../../../domain/proposal/answers.ts";
import { signWords as words } from "../../../../content/proposal.ts";
import { callFunction } from "../../../data/call-function.ts";
import { readTyped } from "../../../form/form-controls.ts";
import { explainFormRefusal, isRefusal, type SendOutcome } from "../../../form/refusal.ts";
import { useForm } from "../../../form/use-form.ts";
import { useAction } from "../../../ui/use-action.ts";
import { explainVisitRefusal, isOutdated } from "../explain-visit-refusal.ts";
import { useShownProposal } from "../proposal.ts";
import { useProposalChanges } from "../use-proposal.ts";
import { signDefaults, signDraftId } from "./sign-draft.ts";
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
  const { token, opened, chosen, sums, treatment, setCountry } = useShownProposal();
  const { version_id: versionId, hash, billing, content } = opened;
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
    schema: chooseSignSchema({
      withBilling,
      withCode: asked !== undefined,
      hasVat: content.vat_rate > 0,
    }),
    read: readSignature,
    draft: { id: signDraftId(opened), defaults: signDefaults },
    keepsValues: true,
    send: async (signature, { typed }) => {
      // Filled in by a browser that says nothing of it: the total is looked at before it is signed.
      const country = readTyped(typed, "country");
      if (withBilling && treatOffer(content, country) !== treatment) {
        setCountry(country);
        return { message: words.totalFollowed };
      }
      return asked ? sign(signature, typed) : mailCode();
    },
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

  /** The total follows what is typed. */
  const follow: typeof form.props.onInput = (event) => {
    form.props.onInput(event);
    if (withBilling) setCountry(form.valueOf("country"));
  };

  return { form, follow, asked, isJustAsked, again, withBilling };
}
