import { useState } from "react";
import { projectFormWords } from "../../../../content/studio-project.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProjectFields } from "./project-fields.tsx";
import type { StudioProject } from "./read-projects.ts";

type ProjectFormProps = {
  /** Null for a new one. */
  project: StudioProject | null;
  /** Whose it is; for a new one null until somebody is chosen. */
  clientId: string | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: (id: string) => Promise<void>;
};

/** The form in its dialog. Each opening begins with what is stored then: a change from elsewhere takes no words away. */
export function ProjectForm(props: ProjectFormProps) {
  const { project, clientId, open, onOpenChange, onSaved } = props;
  const [opening, setOpening] = useState({ count: 0, project });
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpening({ count: opening.count + 1, project });
  }
  return (
    <Dialog
      id={project ? "edit-project" : "new-project"}
      title={project ? projectFormWords.editTitle : projectFormWords.createTitle}
      open={open}
      onOpenChange={onOpenChange}
      // A click beside it is no decision about a form half filled in.
      closedby="closerequest"
    >
      {opening.count > 0 && (
        <ProjectFields
          key={opening.count}
          project={opening.project}
          clientId={clientId}
          onClose={() => onOpenChange(false)}
          onSaved={onSaved}
        />
      )}
    </Dialog>
  );
}
