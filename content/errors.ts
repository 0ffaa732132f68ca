/** The heading and the link of the not-found page are the contract's, to the letter. */
export const notFound = {
  code: "404",
  heading: "Oops! Page not found",
  text: "This frame was cut, or never shot. The rest of the film is where you left it.",
  action: "Return to Home",
};

export const serverError = {
  code: "500",
  heading: "The projector has stopped.",
  text: "Something went wrong on our side. Nothing you sent is lost. Try again in a moment.",
  retry: "Try again",
  action: "Return to Home",
};
