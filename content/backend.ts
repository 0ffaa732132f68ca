/** What a page says of the server where the server itself has no words. */
export const backendFailures = {
  unreachable: "The server cannot be reached.",
  unreadable: "The server gave an answer that this page cannot read.",
} as const;
