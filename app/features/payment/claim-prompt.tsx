import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { claimPrompt as words } from "../../../content/payment.ts";
import { prPackages } from "../../../content/pr-packages.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { useAction } from "../../ui/use-action.ts";
import { useSession } from "../../session/use-session.ts";
import { canBeClaimed, claimKept, refreshKept } from "./claim-kept.ts";
import type { KeptPayment } from "./kept-payment.ts";
import { keepPayment, readKeptPayments, subscribeToPayments } from "./payment-store.ts";

const none: readonly KeptPayment[] = [];

type ClaimPromptProps = {
  /** Once a campaign has become the client's, so that the list can be read again. */
  onClaimed?: () => void;
};

/** Asks a signed-in client about a payment that was made in this browser without an account. */
export function ClaimPrompt({ onClaimed }: ClaimPromptProps) {
  const isSignedIn = useSession().kind === "signed-in";
  const payments = useSyncExternalStore(subscribeToPayments, readKeptPayments, () => none);
  const payment = payments.find(canBeClaimed);
  const { isBusy, run: claim } = useAction(async (kept: KeptPayment) => {
    const outcome = await claimKept(kept);
    if (outcome.is === "claimed") {
      toast({ title: words.claimed });
      onClaimed?.();
    } else toast({ title: words.failed, description: outcome.message, variant: "destructive" });
  });

  // What was on its way when the page was left may have arrived since.
  const refresh = useEffectEvent(() => void refreshKept(payments));
  useEffect(() => {
    if (isSignedIn) refresh();
  }, [isSignedIn]);

  if (!isSignedIn || !payment) return null;
  const name = prPackages.find(({ id }) => id === payment.packageId)?.name ?? "";

  return (
    <section aria-labelledby="claim-payment" className="border-y border-amber py-6 print:hidden">
      <h2 id="claim-payment" className="text-heading font-stretch-118% tracking-normal">
        {words.heading(name)}
      </h2>
      <p className="mt-3 max-w-[52ch] text-mist">{words.question}</p>
      <div className="mt-6 flex flex-wrap items-center gap-4 pl-1.5">
        <Button busy={isBusy} onClick={() => claim(payment)}>
          {words.yes}
        </Button>
        <Button
          variant="secondary"
          disabled={isBusy}
          onClick={() => keepPayment({ ...payment, isGuest: false })}
        >
          {words.no}
        </Button>
      </div>
    </section>
  );
}
