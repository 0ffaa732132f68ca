import { setTimeout as wait } from "node:timers/promises";
import type { Page, Request } from "@playwright/test";

/** Long enough for an answer to be read and the next question asked. */
const quietMs = 200;
const timeoutMs = 30_000;

/** Answers a wait for the moment in which no request is under way any more, and none follows. */
export function followRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let lastChange = Date.now();
  const begin = (request: Request) => {
    // What the page before this one asked for is never answered.
    if (request.isNavigationRequest()) open.clear();
    open.add(request);
    lastChange = Date.now();
  };
  const end = (request: Request) => {
    if (open.delete(request)) lastChange = Date.now();
  };
  page.on("request", begin);
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return async () => {
    lastChange = Date.now();
    const deadline = Date.now() + timeoutMs;
    while (open.size > 0 || Date.now() - lastChange < quietMs) {
      if (Date.now() > deadline)
        throw new Error(`No answer yet: ${Array.from(open, (each) => each.url()).join(", ")}`);
      await wait(20);
    }
  };
}
