import type { ReactNode } from "react";
import { FailureNote } from "../../enquiry/failure-note.tsx";
import { Button } from "../../../ui/button.tsx";
import type { AuthForm } from "./use-auth-form.ts";

type AuthFootProps = {
  form: AuthForm;
  send: string;
  /** Beside the button: another way on. */
  children?: ReactNode;
};

/** Before the app runs there is nobody to send anything, so the button waits for it. */
export function AuthFoot({ form, send, children }: AuthFootProps) {
  return (
    <>
      <div className="auth-foot">
        <Button type="submit" size="large" busy={form.isBusy} disabled={!form.isHydrated}>
          {send}
        </Button>
        {children}
      </div>
      <FailureNote>{form.note}</FailureNote>
    </>
  );
}
