import { useState } from "react";
import { inviteWords } from "../../../../content/studio-client.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { sendInvitation } from "./send-invitation.ts";

export function ResendInvitation({ email, waiting }: { email: string; waiting: string }) {
  const [isBusy, setIsBusy] = useState(false);

  async function resend() {
    setIsBusy(true);
    const outcome = await sendInvitation({ email });
    setIsBusy(false);
    if (outcome === null) return;
    const description = outcome.failure ?? Object.values(outcome.fields ?? {})[0];
    toast({
      title: inviteWords.failed,
      ...(description && { description }),
      variant: "destructive",
    });
  }

  return (
    <p className="client-note">
      {waiting}{" "}
      <Button variant="quiet" busy={isBusy} onClick={() => void resend()}>
        {inviteWords.again}
      </Button>
    </p>
  );
}
