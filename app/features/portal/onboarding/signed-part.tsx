import { formatDay } from "../../../../content/dates.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import { onboardingWords as words } from "../../../../content/onboarding.ts";
import { agreementWords } from "../../../../content/portal-agreement.ts";
import type { Onboarding, SignedAgreement } from "../../../../domain/onboarding/onboarding.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { saveText } from "../../file/save-file.ts";
import { ProposalPdfButton } from "../proposal-pdf-button.tsx";

type Signed = SignedAgreement & { title: string };

type SignedPartProps = Pick<Onboarding, "agreement" | "changes"> & {
  /** Of the project. */
  title: string;
};

/** What was signed, by whom, and how anybody can check it: the first agreement, and each change to it. */
export function SignedPart({ agreement, changes, title }: SignedPartProps) {
  const signed: Signed[] = [...(agreement ? [{ ...agreement, title }] : []), ...changes];
  const [only, ...others] = signed;
  if (!only) return null;
  return (
    <>
      <p className="font-display text-figure/[1.1] font-stretch-125% tabular-nums">
        {formatToThePenny(signed.reduce((sum, each) => sum + sumOf(each), 0))}
      </p>
      {others.length === 0 ? (
        <Evidence signed={only} />
      ) : (
        <ul className="mt-4">
          {signed.map((each) => (
            <li key={each.version_id} className="border-t border-line py-3 last:border-b">
              <p className="flex flex-wrap justify-between gap-x-6">
                <span className="min-w-0 wrap-anywhere">{each.title}</span>
                <span className="tabular-nums">{formatToThePenny(sumOf(each))}</span>
              </p>
              <Evidence signed={each} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const sumOf = ({ net_pence, vat_pence }: Signed) => net_pence + vat_pence;

function Evidence({ signed }: { signed: Signed }) {
  const { title, signer_name, created_at, version_id, content, content_hash } = signed;
  return (
    <>
      <p className="mt-2 text-small text-mist">
        {agreementWords.signed(signer_name, formatDay(created_at))}
      </p>
      <div className="mt-3 flex flex-wrap gap-x-6">
        <ProposalPdfButton id={version_id} title={title} />
        <Button
          variant="quiet"
          aria-label={words.proofOf(title)}
          onClick={() => saveText("acceptance.json", content, "application/json")}
        >
          {words.proof}
        </Button>
        <ButtonLink
          variant="quiet"
          aria-label={words.verifyOf(title)}
          to={`/verify#${content_hash}`}
        >
          {words.verify}
        </ButtonLink>
      </div>
    </>
  );
}
