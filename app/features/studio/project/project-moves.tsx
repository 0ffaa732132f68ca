import { useState } from "react";
import { statusWords } from "../../../../content/portal.ts";
import {
  moveAgainWords,
  moveQuestions,
  moveWords,
  projectDetailWords,
} from "../../../../content/studio-project.ts";
import type { ProjectStatus } from "../../../../domain/project/project.ts";
import { isStepBack, nextProjectStatuses } from "../../../../domain/project/transitions.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { WorkMoves } from "../parts/work.tsx";
import type { StudioProject } from "./read-projects.ts";
import { updateProject } from "./save-project.ts";

type ProjectMovesProps = { project: StudioProject; onMoved: () => Promise<void> };

/** The states that can follow, the usual one first. */
export function ProjectMoves({ project, onMoved }: ProjectMovesProps) {
  const { status } = project;
  const [moving, setMoving] = useState<ProjectStatus | null>(null);
  const [asked, setAsked] = useState<ProjectStatus | null>(null);
  const question = asked && moveQuestions[asked];

  async function move(to: ProjectStatus) {
    setMoving(to);
    const outcome = await updateProject(project, { status: to });
    if (outcome.is === "saved")
      toast({
        title: project.title,
        description: projectDetailWords.moved(statusWords[to].toLowerCase()),
      });
    else
      toast({
        title: projectDetailWords.moveFailed,
        description:
          outcome.is === "conflict" ? projectDetailWords.changedMeanwhile : outcome.reason,
        variant: "destructive",
      });
    await onMoved();
    setMoving(null);
  }

  return (
    <WorkMoves label={projectDetailWords.state}>
      {nextProjectStatuses(status).map((to, index) => (
        <Button
          key={to}
          size="slim"
          variant={index === 0 ? "secondary" : "quiet"}
          busy={moving === to}
          onClick={() => (isStepBack(status, to) ? setAsked(to) : void move(to))}
        >
          {(to === "cancelled" ? undefined : nameReturn(status, to)) ?? moveWords[to]}
        </Button>
      ))}
      <ConfirmDialog
        id="move-project"
        title={question?.title ?? ""}
        text={question?.text ?? ""}
        action={asked ? (nameReturn(status, asked) ?? moveWords[asked]) : ""}
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        onConfirm={async () => {
          if (asked) await move(asked);
        }}
        isDestructive={asked === "cancelled"}
      />
    </WorkMoves>
  );
}

/** Going back to work is called after where one comes from. */
function nameReturn(from: ProjectStatus, to: ProjectStatus): string | undefined {
  const isReturn = to === "in_progress" || (from === "cancelled" && to === "pending");
  return isReturn ? moveAgainWords[from] : undefined;
}
