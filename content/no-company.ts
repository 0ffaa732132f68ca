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
