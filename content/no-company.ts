import { formatLongDay } from "./dates.ts";

/** In the portal's place for whoever is in no company. */
export const noCompanyWords = {
  heading: "You are in no company just now",
  text: "Projects, campaigns and messages belong to a company, and are there again as soon as you are in one. Your account stays yours: you find it below.",
  invited: "You were invited",
  invitedText: (company: string, address: string, day: string) =>
    `${company} waits for you. The invitation is in the mail to ${address}, with the link that lets you in. It works until ${formatLongDay(day)}; whoever invited you can send another.`,
  join: "Join one",
  joinText: (address: string) =>
    `An owner of a company can invite you, into one that you have been in as well. The invitation comes by mail to ${address}, with the link that lets you in.`,
  yourAddress: "your address",
  start: "Start a company",
  startText:
    "For work of your own with the studio. You are its owner, and can invite others to it at any time.",
  name: "Company name",
  nameHint: "You can leave this empty and say it later.",
  startButton: "Start a company",
} as const;
