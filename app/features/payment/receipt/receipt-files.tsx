import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { receiptWords as words } from "../../../../content/pages/receipt.ts";
import { callFunction } from "../../../data/call-function.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { saveFileAnswer } from "../../file/save-answer.ts";
import { readKeptPayments } from "../payment-store.ts";

const issued = z.object({ id: z.string(), kind: z.enum(["invoice", "receipt"]) });
const issuedAnswer = z.object({ documents: z.array(issued) });
type Issued = z.infer<typeof issued>;

/** How whoever looks at the receipt may have its files: as the client they are, or by the token of this browser. */
type Held = { documents: readonly Issued[]; token?: { paymentId: string; claimToken: string } };

/** The invoice of a package and its receipt, as they are to be filed. Nothing where they are not there yet. */
export function ReceiptFiles({ paymentId }: { paymentId: string }) {
  const [held, setHeld] = useState<Held>();

  useEffect(() => {
    let isHere = true;
    const find = async () => {
      // Without them the page says all there is to say; the next visit asks again.
      const found = await findFiles(paymentId).catch(() => undefined);
      if (isHere) setHeld(found);
    };
    void find();
    return () => {
      isHere = false;
    };
  }, [paymentId]);

  return held?.documents.map((document) => (
    <FileButton key={document.id} document={document} token={held.token} />
  ));
}

type FileButtonProps = { document: Issued; token: Held["token"] };

function FileButton({ document, token }: FileButtonProps) {
  const { isBusy, run } = useAction(async () => {
    const failure = token
      ? await saveFileAnswer("billing-document", { ...token, documentId: document.id })
      : await saveFileAnswer(`billing-document?${new URLSearchParams({ id: document.id })}`);
    if (failure) toast({ title: words.pdfFailed, description: failure, variant: "destructive" });
  });
  return (
    <Button variant="secondary" busy={isBusy} onClick={run}>
      {words.pdf[document.kind]}
    </Button>
  );
}

async function findFiles(paymentId: string): Promise<Held | undefined> {
  const backend = sharedBackend();
  const { data } = await backend.auth.getSession();
  if (data.session) {
    const documents = await readRows(
      backend
        .from("billing_documents")
        .select("id,kind")
        .eq("eth_payment_id", paymentId)
        .in("kind", ["invoice", "receipt"])
        .order("kind"),
      issued,
    );
    if (documents.length > 0) return { documents };
  }
  const kept = readKeptPayments().find((payment) => payment.paymentId === paymentId);
  if (!kept?.claimToken) return undefined;
  const token = { paymentId, claimToken: kept.claimToken };
  const answer = await callFunction("billing-document", token, issuedAnswer);
  return answer.is === "done" ? { documents: answer.data.documents, token } : undefined;
}
