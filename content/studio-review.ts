import { nameComment } from "../domain/review/comment.ts";

/** All that was said of the versions of a project or campaign, in the studio. */
export const studioReviewWords = {
  heading: "Comments",
  views: "Which comments",
  open: "Open",
  resolved: "Resolved",
  none: { open: "Nothing is open.", resolved: "Nothing is resolved yet." },
  version: (title: string, number: number) => `${title}, version ${number}`,
  number: (number: number) => `#${nameComment(number)}`,
  drawing: "with a drawing",
  region: "on a part of the picture",
  internal: "among us",
  studio: "the studio",
  somebody: "Somebody",
  resolve: "Resolve",
  reopen: "Open again",
  resolveOne: (of: string) => `Resolve ${of}`,
  reopenOne: (of: string) => `Open ${of} again`,
  failed: "It was not changed",
  answer: "Answer",
  answerOne: (of: string) => `Answer to ${of}`,
  openAnswer: (of: string) => `Answer ${of}`,
  /** Each deliverable has a first comment. */
  comment: (number: number, title: string) => `comment ${nameComment(number)} on ${title}`,
  cancel: "Cancel",
  answerFailed: "It was not sent.",
  more: (count: number) => `Only the first ${count} are here; the review has them all.`,
  exportNames: { csv: "CSV", edl: "Resolve EDL", fcpxml: "FCPXML" },
  exportOne: (form: string, title: string) => `${form} of the comments on ${title}`,
  exportFailed: "The comments were not exported",
} as const;
