import type { ReactNode } from "react";
import { FailureNote } from "../../../form/failure-note.tsx";
import type { Form } from "../../../form/use-form.ts";
import { Button } from "../../../ui/button.tsx";

type AuthFootProps = {
  form: Pick<Form, "isBusy" | "failure">;
  send: string;
  /** Beside the button: another way on. */
  children?: ReactNode;
};

/** What is sent before the app runs is kept until it does. */
export function AuthFoot({ form, send, children }: AuthFootProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 pt-3">
        <Button type="submit" size="large" busy={form.isBusy}>
          {send}
        </Button>
        {children}
      </div>
      <FailureNote className="mt-5">{form.failure}</FailureNote>
    </>
  );
}
