import { formatLongDay } from "./dates.ts";

/** The chapter of the profile about who is in the company. */
export const peopleWords = {
  heading: "People",
  text: (company: string) => `Who is in ${company}, and what each of them can do.`,
  list: "People in the company",
  me: (name: string) => `${name} (you)`,
  since: (day: string) => `since ${formatLongDay(day)}`,
  loading: "Loading",
  failed: "The people could not be loaded.",
  tryAgain: "Try Again",
  role: (name: string) => `Role of ${name}`,
  changed: (name: string, role: string) => `${name} is now ${article(role)} ${role}.`,
  notChanged: "The role could not be changed.",
  stepDownTitle: "Give up being an owner?",
  stepDownText: (role: string) =>
    `You will be ${article(role)} ${role}. Only another owner can make you an owner again.`,
  stepDown: "Give it up",
  remove: "Remove",
  removeLabel: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: "They lose access at once. What they wrote and approved stays, without their name.",
  removed: (name: string) => `${name} is no longer in the company.`,
  notRemoved: "That did not work.",
  leave: "Leave the company",
  leaveTitle: (company: string) => `Leave ${company}?`,
  leaveText:
    "You lose access at once. What you wrote and approved stays, without your name. Only an owner can invite you back.",
  lastOwner:
    "You are the only owner. To leave, make somebody else an owner first, or close the company.",
  onlyOwners: "Owners of the company invite people and decide what they can do.",
} as const;

export const inviteColleagueWords = {
  heading: "Invite somebody",
  email: "Email address",
  role: "What they can do",
  send: "Send the invitation",
  sent: (address: string) => `An invitation is on its way to ${address}. It works for seven days.`,
  open: "Invited, not here yet",
  openList: "Open invitations",
  until: (day: string) => `works until ${formatLongDay(day)}`,
  over: (day: string) => `ran out on ${formatLongDay(day)}`,
  withdraw: "Withdraw",
  withdrawLabel: (address: string) => `Withdraw the invitation of ${address}`,
  withdrawn: (address: string) => `The invitation of ${address} is withdrawn.`,
} as const;

export const closeCompanyWords = {
  heading: "Closing the company",
  text: "Everything of it ends for everybody in it after 30 days. Until then any owner can keep it.",
  alone: "You are alone in this company. To leave it, close it.",
  start: "Close the company",
  title: (company: string) => `Close ${company}?`,
  dialogText:
    "Projects, campaigns, messages and files end for everybody after 30 days, and everybody gets a mail. Until then everything works as before, and any owner can keep the company.",
  confirm: "Close in 30 days",
  kept: { title: "The company stays", description: "Nothing in it has changed." },
  failed: "That did not work.",
} as const;

function article(role: string): "a" | "an" {
  return /^[aeiou]/i.test(role) ? "an" : "a";
}
