import { formatDay } from "../../../../content/dates.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import { agreementWords as words } from "../../../../content/portal-agreement.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { saveFileAnswer } from "../../file/save-answer.ts";
import { PartHeading } from "../part-heading.tsx";
import { usePortalData } from "../portal-data.ts";

/** What the company has signed, each with its PDF. */
export function AgreementList() {
  const { proposals } = usePortalData();
  return (
    <section className="col-span-full">
      <PartHeading className="mb-6">{words.heading}</PartHeading>
      <ul>
        {proposals.rows.flatMap(({ title, agreements }) =>
          agreements.map((agreement) => (
            <li
              key={agreement.version_id}
              className="grid items-baseline gap-x-10 gap-y-1 border-t border-line py-4 last:border-b md:grid-cols-[minmax(0,1fr)_auto_auto]"
            >
              <div>
                <p className="font-display text-name/[1.35] font-stretch-112%">{title}</p>
                <p className="text-small text-mist">
                  {words.signed(agreement.signer_name, formatDay(agreement.created_at))}
                </p>
              </div>
              <p className="tabular-nums">
                {formatToThePenny(agreement.net_pence + agreement.vat_pence)}
              </p>
              <PdfButton id={agreement.version_id} title={title} />
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

function PdfButton({ id, title }: { id: string; title: string }) {
  const { isBusy, run } = useAction(async () => {
    const description = await saveFileAnswer(`proposal-document?${new URLSearchParams({ id })}`);
    if (description) toast({ title: words.pdfFailed, description, variant: "destructive" });
  });
  return (
    <Button
      variant="quiet"
      className="justify-self-start"
      aria-label={words.pdfOf(title)}
      busy={isBusy}
      onClick={run}
    >
      {words.pdf}
    </Button>
  );
}
