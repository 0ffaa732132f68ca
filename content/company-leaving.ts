/** Before an account is deleted: what becomes of each company its person is in. */
export const leavingWords = {
  list: "Your companies",
  ends: (company: string) =>
    `Nobody else is in ${company}: it ends with your account, and everything in it.`,
  inherits: (company: string, heir: string) =>
    `You are the only owner of ${company}. ${heir} becomes its owner, unless you make somebody else one first.`,
  goesOn: (company: string) =>
    `${company} goes on without you. What you wrote there stays, without your name.`,
} as const;
