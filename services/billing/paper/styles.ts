import type { FaceName } from "./find-cut.ts";
import { colours } from "./measures.ts";

export type Style = { face: FaceName; size: number; leading: number; colour: string };

const { ink, faint } = colours;

export const styles = {
  wordmark: { face: "display", size: 13, leading: 16, colour: ink },
  title: { face: "display", size: 25, leading: 30, colour: ink },
  heading: { face: "strong", size: 9.5, leading: 14, colour: ink },
  text: { face: "regular", size: 9.5, leading: 13.5, colour: ink },
  strong: { face: "strong", size: 9.5, leading: 13.5, colour: ink },
  quiet: { face: "regular", size: 8.5, leading: 12, colour: faint },
  label: { face: "regular", size: 8, leading: 12, colour: faint },
  total: { face: "display", size: 17, leading: 24, colour: ink },
  foot: { face: "regular", size: 7.25, leading: 10.25, colour: faint },
} as const satisfies Record<string, Style>;
