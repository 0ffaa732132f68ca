import { useState } from "react";
import { Link } from "react-router";
import { projectDetailWords } from "../../../../content/studio-project.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { PriorityBadge, ProjectStatusBadge } from "../../project/project-badges.tsx";
import { areaAddress } from "../../../../content/studio-address.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useSignInAgain } from "../../account/sign-in-again/use-sign-in-again.ts";
import { nameClient } from "./name-client.ts";
import { ProjectForm } from "./project-form.tsx";
import { ProjectMoves } from "./project-moves.tsx";
import type { StudioProject } from "./read-projects.ts";
import { removeProject } from "./remove-project.ts";
import { useCloseDetail } from "../use-address-details.ts";

type ProjectHeadProps = { project: StudioProject; onChanged: () => Promise<void> };

export function ProjectHead({ project, onChanged }: ProjectHeadProps) {
  const { id, title, status, priority, user_id, client } = project;
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
    <header className="studio-work-head">
      <h2 id="studio-project-title">{title}</h2>
      <p className="studio-work-line">
        <Link to={areaAddress("clients", { client: user_id })}>{nameClient(client)}</Link>
        <ProjectStatusBadge status={status} />
        <PriorityBadge priority={priority} />
      </p>
      <ProjectMoves project={project} onMoved={onChanged} />
      <div className="studio-work-actions">
        <Button variant="quiet" onClick={() => setIsEditing(true)}>
          {projectDetailWords.edit}
        </Button>
        <Button variant="quiet" onClick={() => setIsRemoving(true)}>
          {projectDetailWords.remove}
        </Button>
      </div>
      <ProjectForm
        project={project}
        clientId={user_id}
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
    </header>
  );
}
