import ArrowLeft from "lucide-react/icons/arrow-left";
import { useEffect, useRef, useState } from "react";
import { proposalsWords } from "../../../../content/studio-proposal.ts";
import { proposalEditorWords as words } from "../../../../content/studio-proposal-page.ts";
import { emailAddress } from "../../../../domain/field/email-address.ts";
import { dropDraft } from "../../../form/draft-store.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { useWhoMay } from "../access/gate.tsx";
import { useStaffMay } from "../access/staff-access.ts";
import type { PreviewMessage } from "../../proposal/preview/preview-message.ts";
import { treatmentOf } from "../billing/own-seller.ts";
import { readDetails } from "../billing/read-details.ts";
import { useOvertaken } from "../billing/use-overtaken.ts";
import { DetailBody } from "../parts/detail-body.tsx";
import { useAddressDetails } from "../use-address-details.ts";
import { EditorAside } from "./editor-aside.tsx";
import { ProposalForm } from "./proposal-form.tsx";
import { ProposalPreview } from "./proposal-preview.tsx";
import { readContent, type Proposed, type TypedProposal } from "./proposal-values.ts";
import type { ProposalDraft, ReadProposal } from "./read-proposal.ts";
import { SendDialog } from "./send-dialog.tsx";
import { requestProposal } from "./request-proposal.ts";
import { refuseForm } from "../parts/ask-function.ts";
import { type AutosaveOutcome, useAutosave } from "./use-autosave.ts";
import { useProposal } from "./use-proposal.ts";

/** The whole page to write on: nothing beside it but what it comes to. */
export function ProposalEditor({ id }: { id: string }) {
  const { filter } = useAddressDetails();
  const read = useProposal(id);
  const mayWrite = useStaffMay("proposals");
  const whoMay = useWhoMay("proposals");
  const leave = () => filter({ edit: null });
  // Another page than the list, at the same address: each begins at its top.
  useEffect(() => {
    scrollTo(0, 0);
    return () => scrollTo(0, 0);
  }, []);
  return (
    <section aria-label={words.editor}>
      <button
        type="button"
        className="mb-4 inline-flex min-h-9 cursor-pointer items-center gap-2 text-mist hover:text-amber-bright"
        onClick={leave}
      >
        <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
        {words.back}
      </button>
      <DetailBody read={read} gone={proposalsWords.gone}>
        {(found) =>
          mayWrite && found.draft && found.proposal.state !== "accepted" ? (
            <Editor read={found} draft={found.draft} reload={read.reload} onDone={leave} />
          ) : (
            <p className="text-mist">{whoMay ?? proposalsWords.gone}</p>
          )
        }
      </DetailBody>
    </section>
  );
}

type EditorProps = {
  read: ReadProposal;
  draft: ProposalDraft;
  reload: () => Promise<void>;
  onDone: () => void;
};

export function Editor({ read, draft, reload, onDone }: EditorProps) {
  const { proposal, agreedPence } = read;
  const { id, recipient_email } = proposal;
  const draftId = `proposal ${id}`;
  const overtaken = useOvertaken(draftId, draft.updated_at);
  const savedAt = useRef<string>(undefined);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef<TypedProposal>({});
  const [refusal, setRefusal] = useState<string>();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [ready, setReady] = useState<Proposed>();
  const [previewed, setPreviewed] = useState<PreviewMessage>();
  const vatRate = draft.content["vat_rate"] === 2000 ? 2000 : 0;

  async function store(typed: TypedProposal) {
    overtaken.beginSaving();
    const outcome = await requestProposal({
      action: "save",
      proposalId: id,
      seenAt: readSeen(),
      recipientEmail: typed["recipient_email"]?.trim() ?? "",
      companyId: proposal.company_id,
      content: { ...readContent(typed, draft.content) },
    });
    savedAt.current = outcome.data?.updatedAt ?? savedAt.current;
    overtaken.endSaving(outcome.data?.updatedAt);
    setRefusal(outcome.error?.error);
    if (outcome.error?.status === 409) void reload();
    return outcome;
  }

  /** One after the other: each has seen what the one before has stored. */
  function storeInTurn(typed: TypedProposal) {
    const turn = queue.current.then(() => store(typed));
    queue.current = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  }

  function readSeen(): string {
    const { seenAt } = overtaken;
    const saved = savedAt.current;
    return saved && Date.parse(saved) > Date.parse(seenAt) ? saved : seenAt;
  }

  /** With what the client's page would know besides the words. */
  async function preview(typed: TypedProposal) {
    const { company_id, version_number } = proposal;
    const details = company_id ? await readDetails(company_id).catch(() => null) : null;
    setPreviewed({
      previewed: {
        content: { ...readContent(typed, draft.content) },
        number: (version_number ?? 0) + 1,
        recipient_email: typed["recipient_email"]?.trim() ?? "",
        billing: details && { legal_name: details.legal_name, treatment: treatmentOf(details) },
        amends:
          read.project && agreedPence !== null
            ? { title: read.project.title, net_pence: agreedPence }
            : null,
      },
    });
  }

  const autosave = useAutosave(async (): Promise<AutosaveOutcome> => {
    const typed = latest.current;
    if (!emailAddress.safeParse(typed["recipient_email"] ?? "").success) return "incomplete";
    const { error } = await storeInTurn(typed);
    if (!error) {
      // What has been typed since is kept in this tab until it is saved, too.
      if (latest.current === typed) dropDraft(draftId);
      return "saved";
    }
    const isPassing = error.status === 0 || error.status === 429 || error.status >= 500;
    return isPassing ? "again" : "stop";
  }, overtaken.isOvertaken);

  return (
    <>
      {overtaken.isOvertaken && (
        <Alert tone="warning" title={words.overtaken} className="mb-6">
          <p>{words.overtakenText}</p>
          <p className="flex flex-wrap gap-x-6">
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                autosave.noteSaved();
                overtaken.takeTheirs();
              }}
            >
              {words.takeTheirs}
            </Button>
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                overtaken.keepMine();
                autosave.noteTyping();
              }}
            >
              {words.keepMine}
            </Button>
          </p>
        </Alert>
      )}
      <ProposalForm
        key={overtaken.begin}
        draftId={draftId}
        stored={draft.content}
        recipientEmail={recipient_email}
        vatRate={vatRate}
        refused={refused}
        onTyped={(typed) => {
          setRefused({});
          latest.current = typed;
          autosave.noteTyping();
        }}
        onKept={(typed) => {
          latest.current = typed;
          autosave.noteTyping();
        }}
        send={async (_, typed) => {
          latest.current = typed;
          const { error } = await storeInTurn(typed);
          if (error) return refuseForm(error);
          autosave.noteSaved();
          return undefined;
        }}
        onReady={setReady}
      >
        {({ sums, form, read: readTyped }) => (
          <EditorAside
            sums={sums}
            hasVat={vatRate > 0}
            agreedPence={agreedPence}
            state={autosave.state}
            refusal={autosave.state === "failed" ? refusal : undefined}
            form={form}
            onPreview={() => void preview(readTyped())}
          />
        )}
      </ProposalForm>
      <SendDialog
        proposal={proposal}
        proposed={ready}
        readSeen={readSeen}
        onClose={() => setReady(undefined)}
        onSent={onDone}
        onRefused={setRefused}
      />
      <ProposalPreview message={previewed} onClose={() => setPreviewed(undefined)} />
    </>
  );
}
