/** What the export of comments answers where there is none. */
export const reviewExportAnswers = {
  signIn: "Please sign in.",
  missing: "There is no such version.",
  unknown: "Ask for the comments of a version as csv, edl or fcpxml.",
  unframed: "Only the comments on a film can be exported for editing programs.",
} as const;

export const reviewExportHeads = [
  "Number",
  "Answers",
  "From",
  "To",
  "Frame",
  "Last frame",
  "Page",
  "Author",
  "Of the studio",
  "Internal",
  "State",
  "Comment",
  "Written",
] as const;

export const reviewExportStates = {
  open: "open",
  resolved: "resolved",
  withdrawn: "withdrawn",
} as const;
export const reviewExportYes = "yes";

/** ASCII: other letters in a header are read differently by each browser. */
export function reviewExportName(title: string, number: number, form: string): string {
  const plain = title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\w-]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60)
    .toLowerCase();
  return `${plain || "comments"}-v${number}-comments.${form}`;
}
