import type { Session } from "@supabase/auth-js";
import { type ReactNode, useRef, useState } from "react";
import { SignInAgainDialog } from "./sign-in-again-dialog.tsx";
import {
  type AttemptWithSignIn,
  needsSignInAgain,
  SignInAgainContext,
} from "./use-sign-in-again.ts";

/** Holds the one dialog that asks whether it is still the same person. */
export function SignInAgain({ session, children }: { session: Session; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const settle = useRef<(isSignedIn: boolean) => void>(undefined);

  async function ask(): Promise<boolean> {
    settle.current?.(false);
    setIsOpen(true);
    return new Promise((resolve) => {
      settle.current = resolve;
    });
  }

  function close(isSignedIn: boolean) {
    setIsOpen(false);
    settle.current?.(isSignedIn);
    settle.current = undefined;
  }

  const attempt: AttemptWithSignIn = async (action) => {
    const answer = await action();
    if (!needsSignInAgain(answer.error)) return answer;
    return (await ask()) ? action() : answer;
  };

  return (
    <SignInAgainContext value={attempt}>
      {children}
      <SignInAgainDialog
        session={session}
        open={isOpen}
        onDone={() => close(true)}
        onClose={() => close(false)}
      />
    </SignInAgainContext>
  );
}
