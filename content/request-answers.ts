/** What any endpoint of ours may answer, to people and to programs. */
export const requestAnswers = {
  checkFields: "Please check the highlighted fields.",
  notJson: "The request must be JSON.",
  notJsonOrForm: "The request must be JSON or a form.",
  tooMany: "Too many requests. Please try again later.",
  failed: "Something went wrong on our side. Please try again.",
} as const;
