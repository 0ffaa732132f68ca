import { useEffect, useRef } from "react";
import { enquiryActions } from "../../../content/enquiry.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { dialogCommand } from "../../ui/dialog-command.ts";

type SentNoticeProps = { dialogId: string; words: string };

/** In the form's place; the button takes the focus that the form's had. */
export function SentNotice({ dialogId, words }: SentNoticeProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-7">
      <Alert tone="success" size="large" title={words} className="w-full" />
      <Button {...dialogCommand(dialogId, "close")} ref={button} variant="secondary">
        {enquiryActions.done}
      </Button>
    </div>
  );
}
