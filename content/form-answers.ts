/** What a form says to visitors without JavaScript, beyond the words it has for all. */
export const formAnswers = {
  checkFields: "Please check what you entered",
  goBack: "Go back to the form: what you wrote is still there.",
} as const;
