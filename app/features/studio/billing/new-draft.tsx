import { useState } from "react";
import { invoiceDraftWords as words, invoicesWords } from "../../../../content/studio-billing.ts";
import { readId } from "../../../../content/studio-address.ts";
import { useStaffMay } from "../access/staff-access.ts";
import { useWhoMay } from "../access/gate.tsx";
import { ClientPicker } from "../client/client-picker.tsx";
import { Detail } from "../parts/detail.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { useAddressDetails } from "../use-address-details.ts";
import { DraftForm } from "./draft-form.tsx";
import { carryDraft, nameNewDraft } from "./new-draft-id.ts";
import { treatmentOf } from "./own-seller.ts";
import { readDetails } from "./read-details.ts";
import { refuseForm } from "../parts/ask-function.ts";
import { useBillingDeed } from "./use-billing-deed.ts";
import { WhoIsCharged } from "./who-is-charged.tsx";

/** A draft that is nowhere yet but here. Whom it is for is in the address, what is typed in this tab. */
export function NewDraft() {
  const { parameters, filter } = useAddressDetails();
  const company = readId(parameters, "for");
  const [name, setName] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  const mayWrite = useStaffMay("invoices");
  const whoMay = useWhoMay("invoices");
  const details = useLoaded(["billing_details", "one", company], () =>
    company ? readDetails(company) : Promise.resolve(null),
  );
  const ask = useBillingDeed();

  if (!mayWrite) return <p className="text-mist">{whoMay}</p>;
  return (
    <Detail title={words.newTitle} kind={invoicesWords.create}>
      <ClientPicker
        chosen={company}
        onChoose={(client) => {
          setName(client?.name);
          carryDraft(client?.id ?? null);
          setIsMissing(false);
          filter({ for: client?.id ?? null });
        }}
        error={isMissing ? words.clientMissing : undefined}
        chosenLine={words.chosen}
      />
      {company && details.state === "ready" && (
        <WhoIsCharged
          company={company}
          client={name ?? details.value?.legal_name ?? words.client}
          details={details.value ?? null}
          onSaved={details.reload}
        />
      )}
      <DraftForm
        key={company}
        draftId={nameNewDraft(company)}
        stored={null}
        kind="invoice"
        treatment={treatmentOf(details.value ?? null)}
        send={async (draft, kind) => {
          if (!company) {
            setIsMissing(true);
            return { message: words.clientMissing };
          }
          const { error, data } = await ask({
            action: "save_draft",
            documentId: null,
            seenAt: null,
            companyId: company,
            kind,
            draft,
          });
          if (error) return refuseForm(error);
          filter({ new: null, for: null, item: data.documentId ?? null });
          return undefined;
        }}
        onSaved={() => undefined}
      />
    </Detail>
  );
}
