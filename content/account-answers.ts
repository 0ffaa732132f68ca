/** What the functions of an account answer where they refuse. */
export const accountAnswers = {
  signIn: "Please sign in.",
  secondStep: "Enter the code of your second step first.",
  factorAsked: "Set up a second step first: the studio asks it of everybody who works there.",
  notForStaff: "Accounts of the studio are managed by the studio.",
  unreadable: "The request could not be read.",
  tooMany: "Too many requests. Please try again later.",
  otherAddress: "That is not the address of this account.",
  wrongCode: "That code or link does not work, or no longer. Ask for another mail.",
} as const;

/** The lines of the mails about a deletion. */
export const deletionLabels = {
  name: "Name",
  company: "Company",
  email: "Email",
  day: "Deleted on",
} as const;
