import { brand } from "./brand.ts";

/** What whoever signs agrees to, word for word: shown beside the boxes, and kept with the signature. */
export const proposalConsent = {
  mayBind: (client: string) => `I may sign this for ${client}.`,
  consents: `I accept this proposal of ${brand.legalName} and the terms it is made under, and I sign it electronically: my typed name and the code from my mailbox are my signature.`,
} as const;

export function listConsents(client: string): string[] {
  return [proposalConsent.mayBind(client), proposalConsent.consents];
}
