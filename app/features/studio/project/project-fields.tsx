import type { ReactNode } from "react";
import { priorityWords } from "../../../../content/portal.ts";
import { projectTypeWords } from "../../../../content/portal-project.ts";
import { projectFieldWords, projectFormWords } from "../../../../content/studio-project.ts";
import { projectPriorities } from "../../../../domain/project/project.ts";
import type { ProjectField } from "../../../../domain/project/parse-project.ts";
import { Button } from "../../../ui/button.tsx";
import { type ControlProps, Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { ClientPicker } from "./client-picker.tsx";
import { ProjectFormFailure } from "./project-form-failure.tsx";
import type { StudioProject } from "./read-projects.ts";
import { useProjectForm } from "./use-project-form.ts";

type ProjectFieldsProps = {
  project: StudioProject | null;
  clientId: string | null;
  onClose: () => void;
  onSaved: (id: string) => Promise<void>;
};

type NamedControl = ControlProps & { name: ProjectField; onInput: () => void };

export function ProjectFields({ project, clientId, onClose, onSaved }: ProjectFieldsProps) {
  const form = useProjectForm({
    project,
    clientId,
    onSaved: (id) => {
      onClose();
      void onSaved(id);
    },
  });

  function field(name: ProjectField, children: (control: NamedControl) => ReactNode) {
    const { label, hint } = projectFieldWords[name];
    return (
      <Field label={label} hint={hint} error={form.errors[name]} required={name === "title"}>
        {(control) => children({ ...control, name, onInput: () => form.clearError(name) })}
      </Field>
    );
  }

  return (
    <form {...form.form} className="studio-form">
      {!project && (
        <ClientPicker
          chosen={form.client}
          onChoose={form.chooseClient}
          isMissing={form.isClientMissing}
        />
      )}
      {field("title", (control) => (
        <Input {...control} autoComplete="off" defaultValue={project?.title ?? ""} />
      ))}
      <div className="studio-form-pair">
        {field("project_type", (control) => (
          <Select {...control} defaultValue={project?.project_type ?? ""}>
            <option value="">{projectFormWords.chooseKind}</option>
            {[...kindsWith(project?.project_type)].map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        ))}
        {field("priority", (control) => (
          <Select {...control} defaultValue={project?.priority ?? "medium"}>
            {projectPriorities.map((priority) => (
              <option key={priority} value={priority}>
                {priorityWords[priority]}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <div className="studio-form-pair">
        {field("budget", (control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={project?.budget ?? ""}
          />
        ))}
        {field("estimated_completion_date", (control) => (
          <Input {...control} type="date" defaultValue={project?.estimated_completion_date ?? ""} />
        ))}
      </div>
      {field("progress", (control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={project?.progress ?? ""}
        />
      ))}
      {field("description", (control) => (
        <Textarea {...control} rows={4} defaultValue={project?.description ?? ""} />
      ))}
      <ProjectFormFailure failure={form.failure} seen={project} stored={form.stored} />
      <div className="studio-confirm">
        <Button type="submit" busy={form.isSaving}>
          {project ? projectFormWords.save : projectFormWords.create}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {projectFormWords.cancel}
        </Button>
      </div>
    </form>
  );
}

/** The usual kinds, and the one the project has, should it be another. */
function kindsWith(type: string | null | undefined): Map<string, string> {
  const kinds = new Map(projectTypeWords);
  if (type && !kinds.has(type)) kinds.set(type, type);
  return kinds;
}
