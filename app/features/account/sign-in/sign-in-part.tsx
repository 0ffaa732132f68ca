import type { User } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { emailWords } from "../../../../content/account.ts";
import { PartFailure } from "../../../ui/part-failure.tsx";
import { usePart } from "../../../ui/use-part.ts";
import { pairLook } from "../account-looks.ts";
import { Emphasis } from "../emphasis.tsx";
import { AccountHeading } from "../account-heading.tsx";
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
      <div className={pairLook}>
        <section>
          <AccountHeading>{emailWords.title}</AccountHeading>
          <p className="text-small text-mist">
            {emailWords.current} <Emphasis>{account.email}</Emphasis>
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
