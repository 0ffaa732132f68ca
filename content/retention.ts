/** How long personal data is kept: what the privacy page says, in the order in which it says it. */
export const retention = [
  { what: "Enquiries and leads", kept: "24 months" },
  { what: "Chats without a lead", kept: "90 days" },
  { what: "Copies of e-mail we sent", kept: "30 days" },
  { what: "Notices in the bell", kept: "90 days" },
  { what: "Payments", kept: "7 years" },
  { what: "Network addresses, only as keyed hashes", kept: "24 hours" },
  { what: "Deleted accounts", kept: "anonymised after 30 days" },
  { what: "Closed companies", kept: "anonymised after 30 days" },
  { what: "Invitations that nobody accepted", kept: "30 days after they ran out" },
  { what: "Copies of changes on their way to open pages", kept: "2 minutes" },
] as const;
