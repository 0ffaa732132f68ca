import type { Project } from "../../../../domain/project/project.ts";
import { steady } from "../../../data/steady-rows.ts";
import { ProjectRow } from "./project-row.tsx";

export function ProjectList({ projects }: { projects: readonly Project[] }) {
  return (
    <ul {...steady}>
      {projects.map((project) => (
        <ProjectRow key={project.id} project={project} />
      ))}
    </ul>
  );
}
