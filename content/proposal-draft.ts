/** What a new proposal begins with, until somebody writes something else. */
export const newProposalWords = {
  untitled: "New proposal",
  titleFor: (kind: string, client: string) => (client ? `${kind} for ${client}` : kind),
  kind: "A film",
  changeOf: (project: string) => `Change to ${project}`,
  deposit: "On signing",
  delivery: "When everything is approved",
} as const;

/** Days that a proposal can be accepted for, and that an instalment's invoice has. */
export const usualDays = { valid: 30, terms: 14 } as const;
