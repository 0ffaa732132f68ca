import { useState } from "react";
import { projectDetailWords } from "../../../../content/studio-project.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import {
  useSignInAgain,
  type AttemptWithSignIn,
} from "../../account/sign-in-again/use-sign-in-again.ts";
import { ProjectForm } from "./project-form.tsx";
import type { StudioProject } from "./read-projects.ts";
import { useCloseDetail } from "../use-address-details.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readDeliverables } from "../deliverable/read-deliverables.ts";
import { readBrandPaths } from "../onboarding/read-brand-paths.ts";
import { removeFiles } from "../deliverable/remove-deliverable.ts";
import { explainError } from "../../../data/explain-error.ts";

type ProjectActionsProps = { project: StudioProject; onChanged: () => Promise<void> };

/** Edit it, or remove it with all that hangs on it. */
export function ProjectActions({ project, onChanged }: ProjectActionsProps) {
  const { id, title, company_id, isSigned } = project;
  const [isEditing, setIsEditing] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const attempt = useSignInAgain();
  const close = useCloseDetail(["project"]);

  async function remove() {
    const failure = await removeProject(id, attempt);
    if (failure) {
      toast({
        title: projectDetailWords.removeFailed,
        description: failure,
        variant: "destructive",
      });
      return;
    }
    toast({ title, description: projectDetailWords.removed });
    close();
    await onChanged();
  }

  return (
    <>
      <Button size="slim" variant="quiet" onClick={() => setIsEditing(true)}>
        {projectDetailWords.edit}
      </Button>
      {!isSigned && (
        <Button size="slim" variant="quiet" onClick={() => setIsRemoving(true)}>
          {projectDetailWords.remove}
        </Button>
      )}
      <ProjectForm
        project={project}
        clientId={company_id}
        open={isEditing}
        onOpenChange={setIsEditing}
        onSaved={onChanged}
      />
      <ConfirmDialog
        id="remove-project"
        title={projectDetailWords.removeTitle}
        text={projectDetailWords.removeText(title)}
        action={projectDetailWords.remove}
        open={isRemoving}
        onOpenChange={setIsRemoving}
        onConfirm={remove}
      />
    </>
  );
}

/** The project with everything on it; its files last. Answers why it was refused. */
async function removeProject(id: string, attempt: AttemptWithSignIn): Promise<string | null> {
  const [deliverables, brandFiles] = await Promise.all([
    readDeliverables({ kind: "project", id }),
    readBrandPaths(id),
  ]);
  const { error } = await attempt(() => sharedBackend().from("projects").delete().eq("id", id));
  if (error) return explainError(error);
  return (
    (await removeFiles(
      deliverables.flatMap(({ versions }) => versions.map(({ object_path }) => object_path)),
    )) ?? removeFiles(brandFiles, "attachments")
  );
}
