import { useState } from "react";
import { documentTitles } from "../../../../content/billing-document.ts";
import {
  invoiceDraftWords as words,
  invoicesWords,
  draftPreviewWords,
} from "../../../../content/studio-billing.ts";
import { dropDraft } from "../../../form/draft-store.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useStaffMay } from "../access/staff-access.ts";
import { ConfirmDeed } from "../parts/confirm-deed.tsx";
import { Detail } from "../parts/detail.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { useCloseDetail } from "../use-address-details.ts";
import { buildPreview } from "./build-preview.ts";
import { DocumentSheet } from "../../billing/document-sheet.tsx";
import { DocumentStatusMark } from "./document-status-mark.tsx";
import { DraftForm, type DraftStep } from "./draft-form.tsx";
import { IssueDialog } from "./issue-dialog.tsx";
import { buyerOf, nobody, ownSeller, treatmentOf } from "./own-seller.ts";
import { readDetails } from "./read-details.ts";
import type { DraftDocument } from "./read-document.ts";
import { refuseForm } from "../parts/ask-function.ts";
import { useBillingDeed } from "./use-billing-deed.ts";
import { useOvertaken } from "./use-overtaken.ts";
import { WhoIsCharged } from "./who-is-charged.tsx";

/** A draft: who is charged, its lines, and the ways on from there. */
export function DraftDetail({ draft }: { draft: DraftDocument }) {
  const { id, kind, client, company_id } = draft;
  const draftId = `billing ${id}`;
  const details = useLoaded(["billing_details", "one", company_id], () =>
    company_id ? readDetails(company_id) : Promise.resolve(null),
  );
  const [step, setStep] = useState<DraftStep>("save");
  const overtaken = useOvertaken(draftId, draft.updated_at);
  // What was saved here last, until it has come back.
  const [saved, setSaved] = useState({ draft: draft.content, kind });
  const [stored, setStored] = useState(draft.content);
  if (stored !== draft.content) {
    setStored(draft.content);
    setSaved({ draft: draft.content, kind });
  }
  const mayWrite = useStaffMay("invoices");
  const ask = useBillingDeed();
  const buyer = details.value ? buyerOf(details.value) : nobody;
  const content = buildPreview({ ...saved, seller: ownSeller, buyer });

  return (
    <Detail
      title={client ?? invoicesWords.nobody}
      kind={documentTitles[kind]}
      state={<DocumentStatusMark status="draft" />}
    >
      {company_id && details.state === "ready" && (
        <WhoIsCharged
          company={company_id}
          client={client ?? words.client}
          details={details.value ?? null}
          onSaved={details.reload}
        />
      )}
      {mayWrite ? (
        <>
          {overtaken.isOvertaken && (
            <Alert tone="warning" title={words.overtaken}>
              <p>{words.overtakenText}</p>
              <p className="flex flex-wrap gap-x-6">
                <Button size="small" variant="quiet" onClick={overtaken.takeTheirs}>
                  {words.takeTheirs}
                </Button>
                <Button size="small" variant="quiet" onClick={overtaken.keepMine}>
                  {words.keepMine}
                </Button>
              </p>
            </Alert>
          )}
          <DraftForm
            key={overtaken.begin}
            draftId={draftId}
            stored={draft.content}
            kind={kind}
            treatment={treatmentOf(details.value ?? null)}
            send={async (typed, kindTyped) => {
              overtaken.beginSaving();
              const { error, data } = await ask({
                action: "save_draft",
                documentId: id,
                seenAt: overtaken.seenAt,
                companyId: company_id ?? "",
                kind: kindTyped,
                draft: typed,
              });
              overtaken.endSaving(data?.updatedAt);
              if (error) return refuseForm(error);
              setSaved({ draft: typed, kind: kindTyped });
              return undefined;
            }}
            onSaved={setStep}
            others={<DeleteDraft id={id} draftId={draftId} />}
          />
          <IssueDialog
            documentId={id}
            seenAt={overtaken.seenAt}
            detailsAt={details.value?.updated_at ?? null}
            companyId={company_id}
            content={content}
            open={step === "issue"}
            onOpenChange={(isOpen) => !isOpen && setStep("save")}
            onRefused={() => void details.reload()}
          />
          <Dialog
            id="document-preview"
            title={draftPreviewWords.title}
            description={draftPreviewWords.description}
            open={step === "preview"}
            onOpenChange={(isOpen) => !isOpen && setStep("save")}
          >
            <DocumentSheet content={content} isDraft level={3} />
          </Dialog>
        </>
      ) : (
        <DocumentSheet content={content} isDraft level={3} />
      )}
    </Detail>
  );
}

function DeleteDraft({ id, draftId }: { id: string; draftId: string }) {
  const ask = useBillingDeed();
  const close = useCloseDetail(["item"]);
  return (
    <ConfirmDeed
      id="delete-draft"
      label={words.remove}
      title={words.removeTitle}
      text={words.removeText}
      act={async () => (await ask({ action: "delete_draft", documentId: id })).error?.error ?? null}
      done={words.deleted}
      failed={words.notDeleted}
      onDone={() => {
        dropDraft(draftId);
        close();
      }}
    />
  );
}
