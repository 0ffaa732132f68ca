/** Why an answer did not leave, in one line for whoever wrote it. */
export const answerRefusals = {
  keyMissing: "An answer needs an Idempotency-Key.",
  missing: "This is not in the inbox any more.",
  spam: "Take it out of spam first.",
  noAddress: "Nobody left an address to answer to.",
  keyUsed: "This answer was begun for something else. Please write it again.",
  tooMany: "That is a lot of mail for an hour. Please try again later.",
} as const;
