import type { Project } from "../../../../domain/project/project.ts";
import { ProjectRow } from "./project-row.tsx";
import "./projects.css";

export function ProjectList({ projects }: { projects: readonly Project[] }) {
  return (
    <ul className="portal-rows">
      {projects.map((project) => (
        <ProjectRow key={project.id} project={project} />
      ))}
    </ul>
  );
}
