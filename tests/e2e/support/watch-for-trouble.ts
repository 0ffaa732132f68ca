import type { BrowserContext } from "@playwright/test";

/** Collects what must not happen on any page: errors, violations, failures, strangers. */
export function watchForTrouble(context: BrowserContext, origins: readonly string[]): string[] {
  const trouble: string[] = [];
  // Violations of the CSP arrive as console errors too.
  context.on("console", (message) => {
    if (message.type() === "error")
      trouble.push(`console: ${message.text()} ${message.location().url}`);
  });
  context.on("weberror", (error) => {
    const { message } = error.error();
    // The browser leaves out a transition between two documents when it is too busy for it.
    if (!message.startsWith("Transition was ")) trouble.push(`error: ${message}`);
  });
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && !origins.includes(origin))
      trouble.push(`third party: ${request.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page aborts what it was still fetching; "csp" is also said of scripts switched off.
    if (reason !== "net::ERR_ABORTED" && reason !== "csp")
      trouble.push(`failed: ${request.url()} ${reason}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()}: ${response.url()}`);
  });
  return trouble;
}
