import { useState } from "react";
import { todayInLondon } from "../../../content/studio-times.ts";

/** The day on which the page was opened, such as 2026-11-15. */
export function useToday(): string {
  const [today] = useState(todayInLondon);
  return today;
}
