/** What the function that invites staff answers where it refuses. */
export const staffAnswers = {
  signInAgain: "Sign in again to do this.",
  worksHere: "This address belongs to somebody who works here already.",
  isClient:
    "This address belongs to a client. Remove them from the client first, or invite another address.",
} as const;
