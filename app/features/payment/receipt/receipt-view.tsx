import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { receiptWords as words } from "../../../../content/pages/receipt.ts";
import { isId } from "../../../../domain/row/id.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useIsHydrated } from "../../../startup/use-is-hydrated.ts";
import { ReceiptSheet } from "./receipt-sheet.tsx";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { askPayment } from "../payment-calls.ts";
import { readKeptPayments } from "../payment-store.ts";
import { paidColumns, readReceiptAnswer, readRow, type Receipt } from "./receipt.ts";

export function ReceiptView() {
  const [parameters] = useSearchParams();
  const isHydrated = useIsHydrated();
  // The page is prerendered for every address alike.
  const paymentId = isHydrated ? (parameters.get("payment") ?? "") : undefined;
  const [loaded, setLoaded] = useState<LoadedReceipt>();

  useEffect(() => {
    const load = async (id: string) => setLoaded(await loadReceipt(id));
    if (paymentId && !loaded) void load(paymentId);
  }, [paymentId, loaded]);

  if (paymentId === "") return <UnnamedReceipt />;
  if (!loaded) return <Spinner label={words.loading} className="text-mist" />;
  if (loaded.is === "receipt") return <ReceiptSheet receipt={loaded.receipt} />;
  if (loaded.is === "failed")
    return (
      <Missing role="alert" heading={words.failed.heading}>
        <Button variant="secondary" onClick={() => setLoaded(undefined)}>
          {words.failed.retry}
        </Button>
      </Missing>
    );
  const { heading, text, signIn } = words.none;
  return (
    <Missing heading={heading}>
      <p className="max-w-[48ch] text-lead text-mist">{text}</p>
      <ButtonLink to={signIn.to}>{signIn.label}</ButtonLink>
    </Missing>
  );
}

function UnnamedReceipt() {
  const { heading, text, campaigns, packages } = words.unnamed;
  return (
    <Missing heading={heading}>
      <p className="max-w-[48ch] text-lead text-mist">{text}</p>
      <div className="flex flex-wrap items-center gap-x-10 gap-y-4 pl-1.5">
        <ButtonLink to={campaigns.to}>{campaigns.label}</ButtonLink>
        <ButtonLink to={packages.to} variant="quiet">
          {packages.label}
        </ButtonLink>
      </div>
    </Missing>
  );
}

type MissingProps = { heading: string; role?: "alert"; children: ReactNode };

/** In the place of a receipt: why there is none, and where to go. */
function Missing({ heading, role, children }: MissingProps) {
  return (
    <div role={role} className="grid justify-items-start gap-8">
      <h1 className="text-title">{heading}</h1>
      {children}
    </div>
  );
}

type LoadedReceipt = { is: "receipt"; receipt: Receipt } | { is: "none" } | { is: "failed" };

/** As a row of the client who is signed in, else by the token that this browser kept from paying. */
async function loadReceipt(paymentId: string): Promise<LoadedReceipt> {
  const own = await loadOwnReceipt(paymentId);
  if (own.is === "receipt") return own;
  const kept = readKeptPayments().find((payment) => payment.paymentId === paymentId);
  if (kept?.claimToken) {
    const outcome = await askPayment({ paymentId, claimToken: kept.claimToken });
    if (outcome.is === "answered" && outcome.answer)
      return found(readReceiptAnswer(outcome.answer));
    if (outcome.is === "refused" && !outcome.refusal) return { is: "failed" };
  }
  return own;
}

async function loadOwnReceipt(paymentId: string): Promise<LoadedReceipt> {
  const backend = sharedBackend();
  const { data } = await backend.auth.getSession();
  if (!data.session || !isId(paymentId)) return { is: "none" };
  const answer = await backend
    .from("eth_payments")
    .select(paidColumns)
    .eq("id", paymentId)
    .maybeSingle();
  return answer.error ? { is: "failed" } : found(readRow(answer.data));
}

function found(receipt: Receipt | undefined): LoadedReceipt {
  return receipt ? { is: "receipt", receipt } : { is: "none" };
}
