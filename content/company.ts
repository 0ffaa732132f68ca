import { formatLongDay } from "./dates.ts";

/** Which company one looks at. */
export const companyWords = {
  changedOver: (name: string) => `You are now looking at ${name}`,
  left: (name: string) => `You are no longer in ${name}`,
  switcher: "Company",
  switcherOpen: (name: string, role: string) => `Company: ${name}, as ${role}. Change company`,
  notChosen: "The company could not be changed.",
} as const;

/** Who answers what somebody's role does not. */
export const roleWords = {
  /** In the place of a message box. */
  writes: "You can read along. A member, approver or owner writes to the studio.",
  reviews: "An approver or owner answers this.",
  pays: "An approver or owner pays for this.",
  verifies: "An approver or owner asks for the verification.",
  details: "Owners of the company change its name, industry and website.",
  /** A draft that could not be changed: somebody was quicker, or the role is another since. */
  draftOutOfReach: "This draft is not there any more, or your role no longer lets you change it.",
} as const;

/** While a company is about to end, above all tabs. */
export const closingWords = {
  due: (name: string, day: string) => `${name} will be closed on ${formatLongDay(day)}.`,
  dueText: "Until then everything works as before.",
  onlyOwners: "An owner can keep it.",
  keep: "Keep the company",
} as const;

/** In the portal's place for whoever is in no company. */
export const noCompanyWords = {
  heading: "You are in no company just now",
  text: "Projects, campaigns and messages belong to a company, and are there again as soon as you are in one.",
  invited: "You were invited",
  invitedText: (address: string) =>
    `The invitation waits in the mail to ${address}, with the link that lets you in. It works for seven days; whoever invited you can send another.`,
  yourAddress: "your address",
  start: "Start a company",
  startText:
    "For work of your own with the studio. You are its owner, and can invite others to it at any time.",
  name: "Company name",
  nameHint: "You can leave this empty and say it later.",
  startButton: "Start a company",
} as const;
