import { useSearchParams } from "react-router";
import { areas, findArea, type StudioArea } from "./areas.ts";

/** The area that the address names; the first of them, where it names none. */
export function useArea(): StudioArea {
  const [parameters] = useSearchParams();
  const area = findArea(parameters.get("area")) ?? areas[0];
  if (!area) throw new Error("The studio has no areas.");
  return area;
}
