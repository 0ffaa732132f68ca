import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { receiptWords as words } from "../../../content/pages/receipt.ts";
import { Button } from "../../components/ui/button.tsx";
import { ButtonLink } from "../../components/ui/button-link.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { useIsHydrated } from "../../hydration/use-is-hydrated.ts";
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
    if (paymentId !== undefined && !loaded) void load(paymentId);
  }, [paymentId, loaded]);

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
