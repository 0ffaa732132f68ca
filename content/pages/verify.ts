import { brand } from "../brand.ts";
import { titleOf, type Page } from "../page.ts";

export const verifyPage: Page = {
  path: "/verify",
  label: "Verify a campaign",
  title: titleOf("Verify a Campaign"),
  description: `How to check a verified ${brand.name} campaign against the public blockchain: what a proof shows, and what it cannot show.`,
  keywords: ["verify campaign", "blockchain verification", "content authenticity", "proof"],
  type: "website",
  eyebrow: "Verify",
  heading: "Do not take our word for it.",
  standfirst:
    "A verified campaign leaves a fingerprint on a public blockchain, and so does a signed proposal. With its proof, anyone can check what was said and by when, without trusting us or this website.",
};

export const proofMeaning = {
  shows: {
    heading: "A proof shows",
    items: [
      "that this exact content existed by the date of its anchor",
      "that this studio published it",
      "whether a single character has changed since",
    ],
  },
  cannotShow: {
    heading: "It cannot show",
    items: [
      "that what the content says is true",
      "who first had the idea",
      "anything about content that was never anchored",
    ],
  },
} as const;

export const proofSteps = {
  heading: "How a fingerprint is made",
  steps: [
    {
      name: "Fixed",
      line: "The campaign’s words are written in one canonical form (RFC 8785), so that the same content always yields the same bytes.",
    },
    {
      name: "Hashed",
      line: "SHA-256 turns those bytes into a fingerprint of 64 characters. The content cannot be read back from it.",
    },
    {
      name: "Anchored",
      line: "The fingerprint is stored in a registry on Ethereum under the studio’s own key, where nobody can backdate or erase it.",
    },
    {
      name: "Handed over",
      line: "The client receives a small .proof.json file that holds everything needed to repeat the check. Of a signed proposal it is the acceptance.json, beside the PDF that was signed.",
    },
  ],
  request: "To have a campaign checked, or to ask for its proof, write to",
} as const;
