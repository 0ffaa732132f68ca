/** What a page says of the server where the server itself has no words. */
export const backendFailures = {
  offline: "You are offline. Try again once you are connected.",
  unreachable: "The server cannot be reached.",
  notAllowed: "Your role does not allow this any more. An owner of your company can change that.",
  unreadable: "The server gave an answer that this page cannot read.",
} as const;
