import { type ReactNode, useCallback, useRef, useState } from "react";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { type AuthenticatorApp, listApps } from "../../../session/assurance.ts";
import type { SignInAgainDialog } from "./sign-in-again-dialog.tsx";
import {
  type AttemptWithSignIn,
  needsSignInAgain,
  SignInAgainContext,
} from "./use-sign-in-again.ts";

type Question = {
  /** So that each is a form of its own, with nothing left in it. */
  number: number;
  email: string;
  apps: readonly AuthenticatorApp[];
  Dialog: typeof SignInAgainDialog;
};

/** Holds the one dialog that asks whether it is still the same person. */
export function SignInAgain({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setIsOpen] = useState(false);
  const settle = useRef<(isProven: boolean) => void>(undefined);

  const ask = useCallback(async (): Promise<boolean> => {
    settle.current?.(false);
    const [found, dialog] = await Promise.all([
      // As the server has it: an app may have been set up since this session was opened.
      sharedBackend().auth.getUser(),
      import("./sign-in-again-dialog.tsx").catch(() => null),
    ]);
    const { user } = found.data;
    if (!user || !dialog) return false;
    setQuestion((last) => ({
      number: (last?.number ?? 0) + 1,
      email: user.email ?? "",
      apps: listApps(user),
      Dialog: dialog.SignInAgainDialog,
    }));
    setIsOpen(true);
    return new Promise((resolve) => {
      settle.current = resolve;
    });
  }, []);

  function close(isProven: boolean) {
    setIsOpen(false);
    settle.current?.(isProven);
    settle.current = undefined;
  }

  const attempt = useCallback<AttemptWithSignIn>(
    async (action) => {
      const answer = await action();
      if (!needsSignInAgain(answer.error)) return answer;
      return (await ask()) ? action() : answer;
    },
    [ask],
  );

  return (
    <SignInAgainContext value={attempt}>
      {children}
      {question && (
        <question.Dialog
          key={question.number}
          email={question.email}
          apps={question.apps}
          open={isOpen}
          onDone={() => close(true)}
          onClose={() => close(false)}
        />
      )}
    </SignInAgainContext>
  );
}
