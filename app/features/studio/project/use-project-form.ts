import { useState } from "react";
import { projectFormWords } from "../../../../content/studio-project.ts";
import { projectForm, type ProjectRow } from "../../../../domain/project/parse-project.ts";
import { toast } from "../../../ui/toast.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import { useForm } from "../../../form/use-form.ts";
import type { StudioProject } from "./read-projects.ts";
import { createProject, type SavedProject, updateProject } from "./save-project.ts";

type ProjectFormOptions = {
  project: StudioProject | null;
  clientId: string | null;
  onSaved: (id: string) => void;
};

/** The form of a new or an existing project. Whoever was overtaken is shown what is stored now, and asked again. */
export function useProjectForm({ project, clientId, onSaved }: ProjectFormOptions) {
  const [newId] = useState(() => crypto.randomUUID());
  const [client, setClient] = useState(clientId);
  const [isClientMissing, setIsClientMissing] = useState(false);
  const [stored, setStored] = useState<StudioProject | null>(null);

  async function save(row: ProjectRow): Promise<string | null> {
    if (!project && !client) {
      setIsClientMissing(true);
      return projectFormWords.clientMissing;
    }
    const outcome = project
      ? await updateProject(stored ?? project, row)
      : await createProject(newId, client ?? "", row);
    return settle(outcome, row);
  }

  function settle(outcome: SavedProject, row: ProjectRow): string | null {
    if (outcome.is === "failed") return outcome.reason;
    if (outcome.is === "conflict") {
      setStored(outcome.stored);
      return outcome.stored ? projectFormWords.conflict : projectFormWords.gone;
    }
    toast({
      title: row.title,
      description: project ? projectFormWords.saved : projectFormWords.created,
    });
    return null;
  }

  const form = useForm({
    schema: projectForm,
    describe: describeAnyFaults,
    send: async (row) => {
      const message = await save(row);
      return message === null ? undefined : { message };
    },
    onSent: () => onSaved(project?.id ?? newId),
  });

  return {
    ...form,
    stored,
    client,
    isClientMissing,
    chooseClient: (id: string | null) => {
      setClient(id);
      setIsClientMissing(false);
    },
  };
}
