/** The lines of the mails about a company, in their order. */
export const companyMailLabels = {
  inviter: "Invited by",
  company: "Company",
  role: "Your role",
  until: "Works until",
  closer: "Asked for by",
  keeper: "Kept by",
  day: "Closed on",
} as const;

/** Where somebody or something has no name that can be shown. */
export const unnamed = {
  owner: "An owner of the company",
  company: "A client of the studio",
} as const;
