import { useLocation } from "react-router";
import { readArea } from "../../../content/studio-address.ts";
import { areas, type StudioArea } from "./areas.ts";

/** The area that is open; none at the studio's own address. */
export function useArea(): StudioArea | undefined {
  const { pathname } = useLocation();
  const open = readArea(pathname);
  return areas.find(({ value }) => value === open);
}
