/** Fetched together, and only where a project has first days. */
export { FirstDays } from "./first-days.tsx";
export { ProjectFirstDays } from "./project-first-days.tsx";
