import { signWords as words } from "../../../../content/proposal.ts";
import { headingId } from "../chapter/chapter.ts";
import { useShownProposal } from "../proposal.ts";
import { SignForm } from "./sign-form.tsx";
import { SignSummary } from "./sign-summary.tsx";

/** The last page: a sheet of paper under the lamp. */
export function SignPart() {
  const { opened, sums, isPreview } = useShownProposal();
  const isDue = sums.instalments.some(
    ({ trigger, net_pence }) => trigger === "signing" && net_pence > 0,
  );
  const heading = opened.may_sign ? words.heading : words.mayNot.heading;
  const text = opened.may_sign
    ? words.text({ isChange: opened.amends !== null, isDue })
    : words.mayNot.text(opened.content.client_name);
  return (
    <section aria-labelledby={headingId("sign")} className="signing-sheet print:hidden">
      <div className="page-gutter py-[clamp(4rem,9vw,8rem)]">
        <div className="grid items-end gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,26rem)]">
          <div>
            <h2
              id={headingId("sign")}
              tabIndex={-1}
              className="max-w-[16ch] scroll-mt-10 text-display outline-none lg:font-stretch-150%"
            >
              {heading}
            </h2>
            <p className="mt-5 max-w-[52ch] text-lead text-mist">{text}</p>
          </div>
          <SignSummary />
        </div>
        {isPreview && <p className="mt-5 border-l-2 border-edge pl-4">{words.preview}</p>}
        {opened.may_sign && (
          <div inert={isPreview}>
            <SignForm />
          </div>
        )}
      </div>
    </section>
  );
}
