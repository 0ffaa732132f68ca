import { type ReactNode, useEffect, useEffectEvent, useState, useRef } from "react";
import { Link } from "react-router";
import { toBook } from "../../../content/book-address.ts";
import { callMessages, sendingFailed, enquiryActions } from "../../../content/enquiry.ts";
import { useTyped } from "../../form/use-typed.ts";
import { useIsHydrated } from "../../startup/use-is-hydrated.ts";
import { Alert } from "../../ui/alert.tsx";
import type { ButtonLook } from "../../ui/button-style.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogOpener } from "./dialog-opener.tsx";
import { EmailForm } from "./email-form.tsx";
import { useEnquiry } from "./use-enquiry.ts";
import { Button } from "../../ui/button.tsx";
import { dialogCommand } from "../../ui/dialog-command.ts";

type EmailDialogProps = ButtonLook & {
  kind: "call" | "consultation";
  /** The dialog's id, unique on the site: any other DialogTrigger may open it too. */
  id: string;
  heading: string;
  standfirst?: string;
  /** The label of the button that opens it. */
  trigger: ReactNode;
  /** What the studio should know it is about, such as a Bitcoin invoice. */
  message?: string;
};

/** 'Book a Call', 'Schedule a Consultation' and their like: a button, and the dialog behind it. */
export function EmailDialog(props: EmailDialogProps) {
  const { kind, id, heading, standfirst, trigger, message, ...look } = props;
  const [isSent, setIsSent] = useState(false);
  const enquiry = useEnquiry({ kind, formId: id, onSent: () => setIsSent(true) });
  const isHydrated = useIsHydrated();
  const isEmpty = useTyped(enquiry, "email").trim() === "";
  const isDisabled = isHydrated && (isEmpty || enquiry.isBusy);

  // The button was disabled while it sent, and has lost the focus.
  const recoverFocus = useEffectEvent(() => enquiry.focus("email"));
  useEffect(() => {
    if (enquiry.failure) recoverFocus();
  }, [enquiry.failure]);

  return (
    <>
      <DialogOpener {...look} id={id} trigger={trigger} />
      <Dialog
        id={id}
        title={heading}
        description={isSent ? undefined : standfirst}
        onOpenChange={(isOpen) => {
          if (!isOpen) setIsSent(false);
        }}
      >
        {isSent ? (
          <SentNotice dialogId={id} kind={kind} words={callMessages.sent} />
        ) : (
          <EmailForm formId={id} enquiry={enquiry} message={message} isDisabled={isDisabled}>
            {enquiry.failure && (
              <Alert tone="danger" title={sendingFailed.title} className="mt-8">
                <p>
                  {sendingFailed.description} {enquiry.failure}
                </p>
              </Alert>
            )}
          </EmailForm>
        )}
      </Dialog>
    </>
  );
}

type SentNoticeProps = { dialogId: string; kind: "call" | "consultation"; words: string };

/** In the form's place; the button takes the focus that the form's had. */
function SentNotice({ dialogId, kind, words }: SentNoticeProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-7">
      <Alert tone="success" size="large" title={words} className="w-full" />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <Button {...dialogCommand(dialogId, "close")} ref={button} variant="secondary">
          {enquiryActions.done}
        </Button>
        <Link to={`${toBook.path}?kind=${kind}`} className="text-link py-2">
          {toBook.afterThanks}
        </Link>
      </div>
    </div>
  );
}
