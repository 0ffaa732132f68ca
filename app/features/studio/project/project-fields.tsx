import { priorityWords } from "../../../../content/portal.ts";
import { projectTypeWords } from "../../../../content/portal-project.ts";
import { projectFieldWords, projectFormWords } from "../../../../content/studio-project.ts";
import { projectPriorities } from "../../../../domain/project/project.ts";
import type { ProjectField } from "../../../../domain/project/parse-project.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../form/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { ButtonRow, FieldPair, formStack } from "../parts/form-layout.tsx";
import { ClientPicker } from "../client/client-picker.tsx";
import { ProjectFormFailure } from "./project-form-failure.tsx";
import type { StudioProject } from "./read-projects.ts";
import { useProjectForm } from "./use-project-form.ts";

type ProjectFieldsProps = {
  project: StudioProject | null;
  clientId: string | null;
  onClose: () => void;
  onSaved: (id: string) => Promise<void>;
};

export function ProjectFields({ project, clientId, onClose, onSaved }: ProjectFieldsProps) {
  const form = useProjectForm({
    project,
    clientId,
    onSaved: (id) => {
      onClose();
      void onSaved(id);
    },
  });

  const fieldOf = (name: ProjectField) => ({
    form,
    name,
    ...projectFieldWords[name],
    required: name === "title",
  });

  return (
    <form {...form.props} className={formStack}>
      {!project && (
        <ClientPicker
          chosen={form.client}
          onChoose={(client) => form.chooseClient(client?.id ?? null)}
          error={form.isClientMissing ? projectFormWords.clientMissing : undefined}
          chosenLine={projectFormWords.chosen}
        />
      )}
      <Field {...fieldOf("title")}>
        {(control) => <Input {...control} autoComplete="off" defaultValue={project?.title ?? ""} />}
      </Field>
      <FieldPair>
        <Field {...fieldOf("project_type")}>
          {(control) => (
            <Select {...control} defaultValue={project?.project_type ?? ""}>
              <option value="">{projectFormWords.chooseKind}</option>
              {[...kindsWith(project?.project_type)].map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field {...fieldOf("priority")}>
          {(control) => (
            <Select {...control} defaultValue={project?.priority ?? "medium"}>
              {projectPriorities.map((priority) => (
                <option key={priority} value={priority}>
                  {priorityWords[priority]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </FieldPair>
      <FieldPair>
        <Field {...fieldOf("budget")}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={project?.budget ?? ""}
            />
          )}
        </Field>
        <Field {...fieldOf("estimated_completion_date")}>
          {(control) => (
            <Input
              {...control}
              type="date"
              defaultValue={project?.estimated_completion_date ?? ""}
            />
          )}
        </Field>
      </FieldPair>
      <Field {...fieldOf("progress")}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={project?.progress ?? ""}
          />
        )}
      </Field>
      <Field {...fieldOf("description")}>
        {(control) => (
          <Textarea
            {...control}
            density="short"
            rows={4}
            defaultValue={project?.description ?? ""}
          />
        )}
      </Field>
      <ProjectFormFailure failure={form.failure ?? null} seen={project} stored={form.stored} />
      <ButtonRow>
        <Button type="submit" busy={form.isBusy}>
          {project ? projectFormWords.save : projectFormWords.create}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {projectFormWords.cancel}
        </Button>
      </ButtonRow>
    </form>
  );
}

/** The usual kinds, and the one the project has, should it be another. */
function kindsWith(type: string | null | undefined): Map<string, string> {
  const kinds = new Map(projectTypeWords);
  if (type && !kinds.has(type)) kinds.set(type, type);
  return kinds;
}
