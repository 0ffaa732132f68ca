import { projectFieldWords, projectFormWords } from "../../../../content/studio-project.ts";
import { projectFields } from "../../../../domain/project/parse-project.ts";
import { Alert } from "../../../ui/alert.tsx";
import type { StudioProject } from "./read-projects.ts";

type ProjectFormFailureProps = {
  failure: string | null;
  /** As it was when the form was opened. */
  seen: StudioProject | null;
  /** As it is since somebody else saved. */
  stored: StudioProject | null;
};

/** Why it was not saved, and what somebody else has made of it meanwhile. */
export function ProjectFormFailure({ failure, seen, stored }: ProjectFormFailureProps) {
  if (failure === null) return null;
  const others = stored && seen ? projectFields.filter((name) => stored[name] !== seen[name]) : [];
  return (
    <Alert tone="danger" title={projectFormWords.failed}>
      <p>{failure}</p>
      {stored && others.length > 0 && (
        <>
          <p>{projectFormWords.conflictLine}</p>
          <ul>
            {others.map((name) => (
              <li key={name}>
                {projectFieldWords[name].label}: {stored[name] ?? "–"}
              </li>
            ))}
          </ul>
        </>
      )}
      {stored && <p>{projectFormWords.conflictChoice}</p>}
    </Alert>
  );
}
