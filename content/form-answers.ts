/** What a form says to visitors without JavaScript. */
export const formAnswers = {
  goBack: "Go back to the form: what you wrote is still there.",
  checkFields: "Please check what you entered",
  notSent: "Your message was not sent",
} as const;
