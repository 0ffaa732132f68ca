import type { User } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { emailWords } from "../../../../content/account.ts";
import { PartFailure } from "../../../ui/part-failure.tsx";
import { usePart } from "../../../ui/use-part.ts";
import { AccountPart } from "../account-part.tsx";
import { ChangeEmailForm } from "./change-email-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { useAccount } from "./use-account.ts";

const fetchWaiting = async () => (await import("./email-waiting.tsx")).EmailWaiting;

export function SignInPart({ user }: { user: User }) {
  const account = useAccount(user);
  const { newEmail } = account;
  const [hasAsked, setHasAsked] = useState(false);
  const { Part: EmailWaiting, hasFailed, load } = usePart(fetchWaiting);

  useEffect(() => {
    if (newEmail) void load();
  }, [newEmail, load]);

  return (
    <AccountPart heading={emailWords.heading} text={emailWords.text}>
      <div className="profile-pair">
        <section>
          <h3>{emailWords.title}</h3>
          <p className="profile-small">
            {emailWords.current} <strong>{account.email}</strong>
          </p>
          {!newEmail && <ChangeEmailForm account={account} onAsked={() => setHasAsked(true)} />}
          {newEmail && EmailWaiting && (
            <EmailWaiting account={account} newEmail={newEmail} isNew={hasAsked} />
          )}
          {newEmail && hasFailed && <PartFailure onRetry={() => void load()} />}
        </section>
        <PasswordForm email={account.email} />
      </div>
    </AccountPart>
  );
}
