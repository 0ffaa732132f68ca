import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { receiptWords as words } from "../../../../content/pages/receipt.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useIsHydrated } from "../../../startup/use-is-hydrated.ts";
import { type LoadedReceipt, loadReceipt } from "./load-receipt.ts";
import { ReceiptSheet } from "./receipt-sheet.tsx";

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
      <div role="alert" className="receipt-missing">
        <h1 className="text-title">{words.failed.heading}</h1>
        <Button variant="secondary" onClick={() => setLoaded(undefined)}>
          {words.failed.retry}
        </Button>
      </div>
    );
  const { heading, text, signIn } = words.none;
  return (
    <div className="receipt-missing">
      <h1 className="text-title">{heading}</h1>
      <p className="max-w-[48ch] text-lead text-mist">{text}</p>
      <ButtonLink to={signIn.to}>{signIn.label}</ButtonLink>
    </div>
  );
}

function UnnamedReceipt() {
  const { heading, text, campaigns, packages } = words.unnamed;
  return (
    <div className="receipt-missing">
      <h1 className="text-title">{heading}</h1>
      <p className="max-w-[48ch] text-lead text-mist">{text}</p>
      <div className="receipt-ways">
        <ButtonLink to={campaigns.to}>{campaigns.label}</ButtonLink>
        <ButtonLink to={packages.to} variant="quiet">
          {packages.label}
        </ButtonLink>
      </div>
    </div>
  );
}
