import type { BrowserContext } from "@playwright/test";

/** Collects what must not happen on any page: errors, violations, failures, strangers. */
export function watchForTrouble(context: BrowserContext, origins: readonly string[]): string[] {
  const trouble: string[] = [];
  // What was asked for in the moment of signing out is refused, and nobody is left to mind.
  let hasLeft = false;
  const isTooLate = (status: string, url: string) =>
    hasLeft && status.includes("401") && url.includes("/rest/v1/");
  // Violations of the CSP arrive as console errors too.
  context.on("console", (message) => {
    const { url } = message.location();
    if (message.type() === "error" && !isTooLate(message.text(), url))
      trouble.push(`console: ${message.text()} ${url}`);
  });
  context.on("weberror", (error) => {
    const { message } = error.error();
    // The browser leaves out a transition between two documents when it is too busy for it.
    if (!message.startsWith("Transition was ")) trouble.push(`error: ${message}`);
  });
  context.on("request", (request) => {
    const { origin, protocol, pathname } = new URL(request.url());
    hasLeft ||= pathname === "/auth/v1/logout";
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
    const [status, url] = [response.status(), response.url()];
    if (status >= 400 && !isTooLate(String(status), url)) trouble.push(`${status}: ${url}`);
  });
  return trouble;
}
