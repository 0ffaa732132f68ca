import { Link } from "react-router";
import { formatDay } from "../../../../content/dates.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { proposalsWords } from "../../../../content/studio-proposal.ts";
import {
  proposalDetailWords as words,
  proposalEditorWords,
} from "../../../../content/studio-proposal-page.ts";
import { readLoosely } from "../../../../domain/proposal/read-loosely.ts";
import { Gate } from "../access/gate.tsx";
import { DetailBody } from "../parts/detail-body.tsx";
import { Detail, DetailHeading } from "../parts/detail.tsx";
import { FactList, type LabelledValue } from "../parts/fact-list.tsx";
import { AgreementPart } from "./agreement-part.tsx";
import { ProposalActions } from "./proposal-actions.tsx";
import { ProposalCourse } from "./proposal-course.tsx";
import { ProposalStateMark } from "./proposal-state-mark.tsx";
import { ProposalText } from "./proposal-text.tsx";
import { ProposalThread } from "./proposal-thread.tsx";
import { ProposalVersions } from "./proposal-versions.tsx";
import type { ReadProposal } from "./read-proposal.ts";
import { useProposal } from "./use-proposal.ts";

/** One proposal: how it stands, what was said, what was sent, and what can be done. */
export function ProposalDetail({ id }: { id: string }) {
  const read = useProposal(id);
  return (
    <DetailBody read={read} gone={proposalsWords.gone}>
      {(found) => <Shown read={found} reload={read.reload} />}
    </DetailBody>
  );
}

function Shown({ read, reload }: { read: ReadProposal; reload: () => Promise<void> }) {
  const { proposal, draft, versions, comments, agreement } = read;
  const { state, sent_at, reason } = proposal;
  const isEdited =
    sent_at !== null &&
    draft !== undefined &&
    Date.parse(draft.updated_at) > Date.parse(sent_at) &&
    state !== "accepted";
  return (
    <Detail
      title={proposal.title}
      kind={proposal.project_id ? words.changeOrder : words.kind}
      state={<ProposalStateMark state={state} />}
    >
      <Gate deed="proposals">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <ProposalActions
            proposal={proposal}
            unchangedSince={isEdited ? undefined : draft?.updated_at}
          />
        </div>
      </Gate>
      <ProposalCourse read={read} />
      {reason && !comments.some(({ body }) => body === reason) && (
        <blockquote className="max-w-prose border-l border-amber pl-4 wrap-anywhere whitespace-pre-line">
          <p className="text-caption text-mist">
            {state === "declined" ? words.theirReason : words.ownReason}
          </p>
          {reason}
        </blockquote>
      )}
      <ChangeFigures read={read} />
      {agreement && <AgreementPart read={read} agreement={agreement} />}
      {comments.length > 0 && (
        <ProposalThread
          proposalId={proposal.id}
          state={state}
          comments={comments}
          onAnswered={() => void reload()}
        />
      )}
      <FactList facts={listFacts(read, isEdited)} aria-label={words.facts} />
      {isEdited && <p className="text-amber-bright">{words.edited}</p>}
      {versions.length > 0 ? (
        <ProposalVersions versions={versions} />
      ) : (
        draft && (
          <section aria-labelledby="proposal-draft">
            <DetailHeading id="proposal-draft">{words.asItStands}</DetailHeading>
            <ProposalText content={readLoosely(draft.content)} />
          </section>
        )
      )}
    </Detail>
  );
}

/** Of a change order: what was agreed, what this adds, and what it comes to. */
function ChangeFigures({
  read: { proposal, draft, agreedPence, agreement },
}: {
  read: ReadProposal;
}) {
  if (proposal.project_id === null || agreedPence === null) return null;
  const added =
    agreement?.net_pence ??
    proposal.net_pence ??
    (draft ? readLoosely(draft.content).milestones : []).reduce(
      (sum, { net_pence }) => sum + net_pence,
      0,
    );
  return (
    <FactList
      look="stacked"
      className="tabular-nums"
      facts={[
        { label: proposalEditorWords.agreedBefore, value: formatToThePenny(agreedPence) },
        { label: proposalEditorWords.added, value: formatToThePenny(added) },
        { label: proposalEditorWords.withThis, value: formatToThePenny(agreedPence + added) },
      ]}
    />
  );
}

function nameRecipient(isDraft: boolean, isEdited: boolean): string {
  if (isDraft) return words.recipientOfDraft;
  return isEdited ? words.recipientOfNext : words.recipient;
}

function listFacts({ proposal, project }: ReadProposal, isEdited: boolean): LabelledValue[] {
  const { recipient_name, recipient_email, state, company_id, client_name } = proposal;
  return [
    {
      label: nameRecipient(state === "draft", isEdited),
      value: [recipient_name, recipient_email].filter(Boolean).join(", "),
    },
    {
      label: words.client,
      value: company_id ? (
        <Link className="text-link" to={areaAddress("clients", { client: company_id })}>
          {client_name || words.openClient}
        </Link>
      ) : (
        client_name
      ),
    },
    { label: words.until, value: proposal.valid_until && formatDay(proposal.valid_until) },
    {
      label: words.project,
      value: project && (
        <Link className="text-link" to={areaAddress("projects", { project: project.id })}>
          {project.title}
        </Link>
      ),
    },
    {
      label: words.inbox,
      value: proposal.inbox_item_id && (
        <Link
          className="text-link"
          to={areaAddress("inbox", { status: "all", item: proposal.inbox_item_id })}
        >
          {words.openItem}
        </Link>
      ),
    },
  ];
}
