/** Words about a campaign's proof in the client area. */
export const proofWords = {
  heading: "Proof",
  none: "Not on the blockchain yet.",
  verify: "Verify on blockchain",
  verifyAgain: "Verify again",
  pending: "Verification pending",
  pendingLine: "The anchor has been sent. It counts once the chain has settled on it.",
  verified: "Verified",
  anchored: (day: string) => `Anchored ${day}`,
  hash: "Fingerprint",
  check: "Check authenticity",
  download: "Download proof",
  seeForYourself: "Check it yourself",
  started: "We tell you here when it is final.",
  score: (percent: string) => `Authenticity: ${percent}.`,
} as const;
