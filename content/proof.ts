import { brand } from "./brand.ts";

/** Words of the checker before it has a result. */
export const verifierWords = {
  heading: "Check a proof",
  proof: {
    label: "The proof",
    action: "Choose the proof",
    hint: "A small file whose name ends in .proof.json, or the acceptance.json of a signed proposal. Drop it here.",
    unreadable:
      "This is no proof file of ours. Its name usually ends in .proof.json. The content itself goes into the tray below.",
  },
  content: {
    label: "The content",
    action: "Choose the content",
    hint: "The file whose words are in question; of a signed proposal its acceptance.json. It is read here and goes nowhere.",
  },
  replace: "Choose another",
  pasted: "pasted text",
  or: "or, with no file at hand",
  hash: {
    label: "Fingerprint",
    hint: "64 characters, with or without 0x; or the text of an acceptance.json",
    submit: "Look it up",
    invalid: "A fingerprint has 64 characters, each a digit or a letter from a to f.",
  },
  node: {
    legend: "Ask the chain through",
    ours: "our node",
    wallet: "my own wallet",
    other: "another node",
    address: "Address of the node",
    addressHint: "Any Ethereum JSON-RPC address. Your browser asks it directly.",
    submit: "Ask this node",
    invalid: "Please enter an address that begins with https://",
  },
  again: "Check again",
  privacy:
    "Everything is worked out in this browser. Neither file leaves it; only the fingerprint is asked about.",
  noScript:
    "The check runs in your browser and needs JavaScript. The script below does the same without.",
  script: "Download the check as a script",
  scriptHint:
    "Sixty lines for Node that need nothing of ours but the proof, its content and a node of your choice.",
} as const;

/** For the PDF that an acceptance.json was signed with. */
export const pdfWords = {
  label: "The PDF that was signed",
  action: "Choose the PDF",
  hint: "The acceptance names its fingerprint. Drop the PDF here to compare.",
  same: "This is the PDF that was signed, to the last byte.",
  differs: "This is not the PDF that was signed.",
} as const;

export const verdictWords = {
  idle: {
    heading: "Nothing checked yet",
    line: "Thirty-two lights, one for each byte of a fingerprint. They come on when there is one to show.",
  },
  checking: {
    heading: "Asking the chain",
    line: "The registry, the block, and whether it is final.",
  },
  holds: {
    heading: "It holds.",
    line: "This exact content existed by the time below, published with this studio’s key. Not a character has changed.",
  },
  proofHolds: {
    heading: "The proof holds.",
    line: "Content with this fingerprint existed by the time below, published with this studio’s key. Add the content to see whether it is the same.",
  },
  edited: {
    heading: "It holds; the campaign has moved on.",
    line: "The anchored wording is proven. The studio says that the campaign has been edited since.",
  },
  notFinal: {
    heading: "Anchored, not final yet.",
    line: "It stands in a block that the network has not made final. That takes about a quarter of an hour; check again then.",
  },
  superseded: {
    heading: "Replaced.",
    line: "It was anchored, and the publisher has since named another content that takes its place.",
  },
  revoked: {
    heading: "Revoked.",
    line: "It was anchored, and the publisher has taken it back. It should not be relied upon.",
  },
  stranger: {
    heading: "Anchored, but not by this studio.",
    line: "The proof adds up, yet the key, the registry or the network is not the one this studio publishes. Anybody can anchor anything under a key of their own.",
  },
  unknownPublisher: {
    heading: "The proof holds.",
    line: "This site could not say which key is the studio’s. Compare the publisher below with the one you know.",
  },
  differs: {
    heading: "Not the same content.",
    line: "The file’s fingerprint is not the one in the proof. One changed character is enough.",
  },
  broken: {
    heading: "The proof does not add up.",
    line: "Its path does not lead from the fingerprint to the anchored root. It was damaged, or made up.",
  },
  otherNetwork: {
    heading: "This node is on another network.",
    line: "The proof speaks of one network and the node answers for another. Switch the wallet, or name a node of the right one.",
  },
  noRegistry: {
    heading: "There is no registry there.",
    line: "At the address that the proof names, this network has no registry that answers.",
  },
  notAnchored: {
    heading: "Never anchored.",
    line: "The registry has no entry for this proof under its publisher.",
  },
  unknownHash: {
    heading: "No anchor is known.",
    line: "Neither this site nor the registry knows the fingerprint. If you have its proof file, drop that in instead.",
  },
  waiting: {
    heading: "On its way.",
    line: "The studio has been asked to anchor this fingerprint, and it is not in a block yet.",
  },
  noAnswer: {
    heading: "The node did not answer.",
    line: "Nothing is found and nothing is refuted. Try again, or ask through another node.",
  },
  noWallet: {
    heading: "No wallet answered.",
    line: "This browser offers no Ethereum wallet, or it was not allowed to answer.",
  },
} as const;

export type VerdictName = keyof typeof verdictWords;

export const verdictFacts = {
  time: "In existence by",
  block: "Block",
  final: "final",
  notFinal: "not final yet",
  publisher: "Publisher",
  isStudio: `the key that ${brand.name} publishes`,
  isStranger: `not a key of ${brand.name}’s`,
  registry: "Registry",
  transaction: "Transaction",
  network: "Network",
  fingerprint: "Fingerprint",
  proofFingerprint: "In the proof",
  fileFingerprint: "Of the file",
  revoked: "Revoked",
  supersededBy: "Replaced by",
} as const;

export const verdictActions = {
  copy: "Copy the link",
  copied: "Copied to clipboard",
  download: "Download the proof",
  certificate: "Certificate",
} as const;

export const certificateWords = {
  eyebrow: "Certificate of anchoring",
  heading: "In existence by",
  statement: `Content with the fingerprint below was anchored in a public registry with the key of ${brand.legalName}. The network has made the entry final.`,
  title: "Campaign",
  scan: "Check it yourself",
  limits:
    "This shows that the content existed by then and that this studio published it. It does not show that what it says is true.",
  print: "Print",
  back: "Back to the check",
  unproven: "There is nothing to certify for this fingerprint.",
  missing: "The address of a certificate carries a fingerprint. This one has none.",
} as const;
