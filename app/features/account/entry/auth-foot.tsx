import type { ReactNode } from "react";
import { FailureNote } from "../../../form/failure-note.tsx";
import type { Form } from "../../../form/use-form.ts";
import { useIsHydrated } from "../../../startup/use-is-hydrated.ts";
import { Button } from "../../../ui/button.tsx";

type AuthFootProps = {
  form: Pick<Form, "isBusy" | "failure">;
  send: string;
  /** Beside the button: another way on. */
  children?: ReactNode;
};

/** Before the app runs there is nobody to send anything, so the button waits for it. */
export function AuthFoot({ form, send, children }: AuthFootProps) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 pt-3">
        <Button type="submit" size="large" busy={form.isBusy} disabled={!isHydrated}>
          {send}
        </Button>
        {children}
      </div>
      <FailureNote className="mt-5">{form.failure}</FailureNote>
    </>
  );
}
