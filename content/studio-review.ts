/** All that was said of the versions of a project or campaign, in the studio. */
export const studioReviewWords = {
  heading: "Comments",
  views: "Which comments",
  open: "Open",
  resolved: "Resolved",
  none: { open: "Nothing is open.", resolved: "Nothing is resolved yet." },
  version: (title: string, number: number) => `${title}, version ${number}`,
  number: (number: number) => `#${number}`,
  general: "In general",
  page: (page: number) => `Page ${page}`,
  range: (from: string, to: string) => `${from} to ${to}`,
  region: "A part of the picture",
  drawing: "with a drawing",
  internal: "among us",
  studio: "the studio",
  somebody: "Somebody",
  resolve: "Resolve",
  reopen: "Open again",
  resolveOne: (number: number) => `Resolve comment ${number}`,
  reopenOne: (number: number) => `Open comment ${number} again`,
  failed: "It was not changed",
  answer: "Answer",
  answerOne: (number: number) => `Answer to comment ${number}`,
  answerFailed: "It was not sent.",
  more: (count: number) => `Only the first ${count} are here; the review has them all.`,
  exportNames: { csv: "CSV", edl: "Resolve EDL", fcpxml: "FCPXML" },
  exportOne: (form: string, title: string) => `${form} of the comments on ${title}`,
  exportFailed: "The comments were not exported",
} as const;

/** The page where a version is looked at, at what was said of it. */
export function commentAddress(deliverable: string, version: number, comment?: string): string {
  const asked = new URLSearchParams({ d: deliverable, v: String(version) });
  if (comment !== undefined) asked.set("c", comment);
  return `/review?${asked}`;
}
