/** What a form says to visitors without JavaScript. */
export const formAnswers = {
  checkFields: "Please check what you entered",
  notSent: "Your message was not sent",
  tryAgain:
    "Nothing is lost: what you wrote is still here. Please try again or contact us directly.",
  goBack: "Go back to the form: what you wrote is still there.",
} as const;
