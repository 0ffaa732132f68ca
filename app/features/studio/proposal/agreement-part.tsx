import { studioTriggerWords } from "../../../../content/studio-milestone.ts";
import { Link } from "react-router";
import { formatDay } from "../../../../content/dates.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { proposalDetailWords as words } from "../../../../content/studio-proposal-page.ts";
import { formatStudioTime } from "../../../../content/studio-times.ts";
import { DetailHeading } from "../parts/detail.tsx";
import { FactList } from "../parts/fact-list.tsx";
import type { AgreedMilestone, Agreement, ReadProposal } from "./read-proposal.ts";

type AgreementPartProps = { read: ReadProposal; agreement: Agreement };

/** What was signed, by whom, and what it releases. */
export function AgreementPart({ read: { milestones, project }, agreement }: AgreementPartProps) {
  const { signer_name, signer_role, signer_email, content_hash, created_at, net_pence } = agreement;
  return (
    <section aria-labelledby="proposal-agreement" className="grid gap-5">
      <div>
        <DetailHeading id="proposal-agreement">{words.agreement}</DetailHeading>
        <FactList
          facts={[
            { label: words.signer, value: words.signedBy(signer_name, signer_role) },
            { label: words.signerAddress, value: signer_email },
            { label: words.signedAt, value: formatStudioTime(Date.parse(created_at)) },
            { label: words.agreed, value: formatToThePenny(net_pence) },
            {
              label: words.project,
              value: project && (
                <Link className="text-link" to={areaAddress("projects", { project: project.id })}>
                  {project.title}
                </Link>
              ),
            },
            {
              label: words.proof,
              value: (
                <Link className="text-link" to={`/verify#${content_hash}`}>
                  {words.checkProof}
                </Link>
              ),
            },
          ]}
        />
      </div>
      {milestones.length > 0 && (
        <div>
          <h4 className="pb-2 font-sans text-caption font-normal text-amber font-stretch-100%">
            {words.instalments}
          </h4>
          <ul className="tabular-nums">
            {milestones.map((milestone) => (
              <Instalment key={milestone.id} milestone={milestone} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Instalment({ milestone }: { milestone: AgreedMilestone }) {
  const { title, due_on, trigger, reached_at, net_pence, document_id, billing_documents } =
    milestone;
  return (
    <li className="flex flex-wrap justify-between gap-x-6 border-t border-line py-1.5">
      <span className="min-w-0">
        {title}{" "}
        <span className="text-mist">
          {reached_at
            ? `${words.reached} ${formatDay(reached_at)}`
            : [studioTriggerWords[trigger], due_on && formatDay(due_on)].filter(Boolean).join(", ")}
        </span>
      </span>
      <span className="ml-auto flex gap-5">
        {document_id && (
          <Link className="text-link" to={areaAddress("invoices", { item: document_id })}>
            {billing_documents?.number
              ? words.invoice(billing_documents.number)
              : words.draftInvoice}
          </Link>
        )}
        {net_pence > 0 && <span>{formatToThePenny(net_pence)}</span>}
      </span>
    </li>
  );
}
