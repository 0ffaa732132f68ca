import type { ReactNode } from "react";
import { projectDialog, projectMessages } from "../../../content/enquiry.ts";
import { FailureNote } from "../../form/failure-note.tsx";
import type { ButtonLook } from "../../ui/button-style.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { announceOutcome } from "./announce-outcome.ts";
import { DialogOpener } from "./dialog-opener.tsx";
import { EmailForm } from "./email-form.tsx";
import { useEnquiry } from "./use-enquiry.ts";

type ProjectDialogProps = ButtonLook & {
  /** Where there is more than one on a page. */
  id?: string;
  trigger?: ReactNode;
};

/** 'Start Your Project': a button, and the dialog behind it. */
export function ProjectDialog(props: ProjectDialogProps) {
  const { id = "start-your-project", trigger = projectDialog.trigger, ...look } = props;
  const { onSent, onRefused } = announceOutcome(projectMessages);
  const enquiry = useEnquiry({
    kind: "project",
    formId: id,
    onSent: () => {
      closeDialog(id);
      onSent();
    },
    onRefused,
  });
  return (
    <>
      <DialogOpener {...look} id={id} trigger={trigger} />
      <Dialog id={id} title={projectDialog.heading} description={projectDialog.standfirst}>
        <EmailForm formId={id} enquiry={enquiry}>
          <FailureNote className="mt-5">{enquiry.failure}</FailureNote>
        </EmailForm>
      </Dialog>
    </>
  );
}

function closeDialog(id: string) {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}
