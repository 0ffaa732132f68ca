import type { ComponentProps } from "react";
import { studioDeliverableWords } from "../../../../content/studio-deliverable.ts";
import { Field } from "../../../form/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { isAbout } from "../parts/is-about.ts";
import { useLoaded } from "../parts/use-loaded.ts";
import { readMilestones } from "../milestone/save-milestone.ts";

type MilestoneFieldProps = {
  projectId: string;
  chosen: string | null;
  field: Omit<ComponentProps<typeof Field>, "children">;
};

/** Which step of the project a deliverable belongs to; nothing to choose where it has none. */
export function MilestoneField({ projectId, chosen, field }: MilestoneFieldProps) {
  const list = useLoaded(["milestones", projectId], () => readMilestones(projectId), {
    concerns: isAbout("project_id", projectId),
  });
  if (!list.value || list.value.length === 0) {
    return <input type="hidden" name="milestone_id" value={chosen ?? ""} />;
  }
  return (
    <Field {...field}>
      {(control) => (
        <Select {...control} defaultValue={chosen ?? ""}>
          <option value="">{studioDeliverableWords.noMilestone}</option>
          {list.value?.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
