import type { User } from "@supabase/auth-js";
import { useState } from "react";
import { emailWords } from "../../../content/profile.ts";
import { AccountPart } from "../account-part.tsx";
import { EmailForm } from "./email-form.tsx";
import { EmailWaiting } from "./email-waiting.tsx";
import { PasswordForm } from "./password-form.tsx";
import { useAccount } from "./use-account.ts";

export function SignInPart({ user }: { user: User }) {
  const account = useAccount(user);
  const [hasAsked, setHasAsked] = useState(false);
  return (
    <AccountPart heading={emailWords.heading} text={emailWords.text}>
      <div className="profile-pair">
        <section>
          <h3>{emailWords.title}</h3>
          <p className="profile-small">
            {emailWords.current} <strong>{account.email}</strong>
          </p>
          {account.newEmail ? (
            <EmailWaiting account={account} newEmail={account.newEmail} isNew={hasAsked} />
          ) : (
            <EmailForm account={account} onAsked={() => setHasAsked(true)} />
          )}
        </section>
        <PasswordForm email={account.email} />
      </div>
    </AccountPart>
  );
}
