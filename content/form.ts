/** What any form says below itself when nothing came of it, where it has no words of its own. */
export const formFailures = {
  offline: "You are offline. What you wrote stays here: send it again once you are connected.",
  failed: "This did not work. Nothing is lost: what you wrote is still here. Please try again.",
  limited: (wait: string) => `Too many tries in a short time. Please try again ${wait}.`,
} as const;
