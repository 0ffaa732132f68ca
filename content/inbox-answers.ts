/** Why an answer did not leave, in one line for whoever wrote it. */
export const answerRefusals = {
  keyMissing: "An answer needs an Idempotency-Key.",
  missing: "This is not in the inbox any more.",
  spam: "Take it out of spam first.",
  noAddress: "Nobody left an address to answer to.",
  keyUsed: "An earlier version of this has left already. Look at the history before you send more.",
  tooMany: "That is a lot of mail for an hour. Please try again later.",
} as const;
