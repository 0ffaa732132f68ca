export const proposalStates = [
  "draft",
  "sent",
  "accepted",
  "declined",
  "withdrawn",
  "expired",
] as const;
export type ProposalState = (typeof proposalStates)[number];
