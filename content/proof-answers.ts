import type { AuthenticityReason } from "../domain/proof/authenticity.ts";

/** What a check of a fingerprint found, in words for whoever asked. */
export const authenticityWords: Record<AuthenticityReason, string> = {
  anchored: "Anchored on the blockchain, final, and unchanged since.",
  not_final: "Anchored, but the network has not made the block final yet.",
  edited_since: "The anchored wording is proven; the campaign has been edited since.",
  superseded: "Anchored, and later replaced by a newer version.",
  revoked: "The studio has revoked this content.",
  not_anchored: "This content has not been anchored.",
};

export const verificationWords = {
  meaning:
    "It proves that this content existed by then, published by this studio; not that it is true.",
  notSetUp: "Blockchain verification is not set up on this site.",
  changed: "The campaign has changed since this page was loaded. Please reload and try again.",
  revoked:
    "This wording was revoked, which is for good. Change it to have it put on the blockchain again.",
  roleNeeded:
    "Only an approver or an owner of your company can have a campaign put on the blockchain. Ask one of them.",
  noCampaign: "There is no such campaign.",
  noAnchor: "There is no final anchor of this content to revoke.",
} as const;
