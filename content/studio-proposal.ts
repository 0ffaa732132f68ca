import type { ProposalState } from "../domain/proposal/proposal-state.ts";

export const proposalStateWords: Record<ProposalState, string> = {
  draft: "Draft",
  sent: "Waiting",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
  expired: "Expired",
};

export const proposalViews = ["all", "draft", "sent", "accepted", "closed"] as const;
export type ProposalView = (typeof proposalViews)[number];

export const proposalsWords = {
  list: "Proposals",
  search: "Title, client, name or address",
  views: "State",
  view: {
    all: "All",
    draft: "Drafts",
    sent: "Waiting",
    accepted: "Accepted",
    closed: "Closed",
  } satisfies Record<ProposalView, string>,
  empty: {
    all: "No proposals yet. The first begins with an enquiry in the inbox, or here.",
    draft: "No drafts.",
    sent: "Nobody is reading one of ours right now.",
    accepted: "None is signed yet.",
    closed: "None was declined, withdrawn or left to expire.",
  } satisfies Record<ProposalView, string>,
  allClients: "All clients",
  create: "New proposal",
  heads: {
    title: "Proposal",
    client: "Client",
    state: "State",
    value: "Value",
    until: "Valid until",
    opened: "Opened",
  },
  unopened: "Not yet",
  asks: "Asks",
  edited: "Edited since",
  gone: "There is no such proposal.",
} as const;

/** Where a new one comes from. */
export const beginWords = {
  fromItem: "Write the proposal",
  ofItem: "Its proposal",
  changeOrder: "Write a change order",
  forClient: "Write a proposal",
  ofClient: "Proposals",
  title: { proposal: "Write a proposal", change: "Write a change order" },
  does: {
    item: "Name, company, address and what they wrote are taken from here.",
    change:
      "It holds only what is added. The client sees what was agreed before, and what it comes to with this.",
    client: "Name and address are taken from the client’s page.",
    anybody: "For a client of ours, or for somebody new.",
  },
  chosen: (name: string) => `For ${name}`,
  somebodyNew: "Somebody new",
  blank: "Begin",
  words: "Or begin with the words of …",
  wordsHint: "Scope, milestones and options of an earlier proposal; whom it is for stays.",
  take: (title: string) => `Begin with the words of ${title}`,
  none: "No earlier proposal has these words.",
  failed: "It could not be begun.",
} as const;
