import { formatDay } from "../../../../content/dates.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import { onboardingWords as words } from "../../../../content/onboarding.ts";
import { agreementWords } from "../../../../content/portal-agreement.ts";
import type { Onboarding } from "../../../../domain/onboarding/onboarding.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { saveText } from "../../file/save-file.ts";
import { ProposalPdfButton } from "../proposal-pdf-button.tsx";

type SignedPartProps = { agreement: NonNullable<Onboarding["agreement"]>; title: string };

/** What was signed, by whom, and how anybody can check it. */
export function SignedPart({ agreement, title }: SignedPartProps) {
  const { net_pence, vat_pence, signer_name, created_at, version_id, content, content_hash } =
    agreement;
  return (
    <>
      <p className="font-display text-figure/[1.1] font-stretch-125% tabular-nums">
        {formatToThePenny(net_pence + vat_pence)}
      </p>
      <p className="mt-2 text-small text-mist">
        {agreementWords.signed(signer_name, formatDay(created_at))}
      </p>
      <div className="mt-3 flex flex-wrap gap-x-6">
        <ProposalPdfButton id={version_id} title={title} />
        <Button
          variant="quiet"
          onClick={() => saveText("acceptance.json", content, "application/json")}
        >
          {words.proof}
        </Button>
        <ButtonLink variant="quiet" to={`/verify#${content_hash}`}>
          {words.verify}
        </ButtonLink>
      </div>
    </>
  );
}
