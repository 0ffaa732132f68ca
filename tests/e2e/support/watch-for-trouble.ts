import type { BrowserContext, Request } from "@playwright/test";

const signOutPath = "/auth/v1/logout";

/** Collects what must not happen on any page: errors, violations, failures, strangers. */
export function watchForTrouble(context: BrowserContext, origins: readonly string[]): string[] {
  const trouble: string[] = [];
  // What was asked for before signing out was done is refused after it; what is asked for later must not be.
  const askedBefore = new WeakSet<Request>();
  let isLeaving = false;
  let hasLeft = false;
  const isRead = (url: string) => url.includes("/rest/v1/");
  // Violations of the CSP arrive as console errors too.
  context.on("console", (message) => {
    const { url } = message.location();
    // Of which request it speaks is not known: the responses are, below.
    const isRefusal = isLeaving && isRead(url) && message.text().includes("401");
    if (message.type() === "error" && !isRefusal) trouble.push(`console: ${message.text()} ${url}`);
  });
  context.on("weberror", (error) => {
    const { message } = error.error();
    // The browser leaves out a transition between two documents when it is too busy for it.
    if (!message.startsWith("Transition was ")) trouble.push(`error: ${message}`);
  });
  context.on("request", (request) => {
    const { origin, protocol, pathname } = new URL(request.url());
    isLeaving ||= pathname === signOutPath;
    if (!hasLeft) askedBefore.add(request);
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
    hasLeft ||= new URL(url).pathname === signOutPath;
    const isTooLate = isLeaving && isRead(url) && askedBefore.has(response.request());
    if (status >= 400 && !(status === 401 && isTooLate)) trouble.push(`${status}: ${url}`);
  });
  return trouble;
}
