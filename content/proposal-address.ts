/** The client's page; its token stands behind the #, which reaches no log. */
export const proposalPath = "/proposal";

export const proposalAddress = (token: string) => `${proposalPath}#${token}`;

/** Where the studio works on one. */
export const studioProposalAddress = (id: string) => `/studio/proposals?proposal=${id}`;
