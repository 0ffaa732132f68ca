import { randomUUID } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { encodeAssistantEvent } from "../../../domain/assistant/assistant-events.ts";
import type { AssistantEvent } from "../../../domain/assistant/protocol.ts";
import { expect } from "./enquiry-test.ts";

export const chatCalls = "**/functions/v1/chat-with-ai";
export const leadCalls = "**/functions/v1/submit-lead";

export const opener = (page: Page) => page.getByRole("button", { name: "Chat with us" });
export const panel = (page: Page) => page.getByRole("dialog", { name: "Assistant" });
export const input = (page: Page) => panel(page).getByLabel("Your question");
export const log = (page: Page) => panel(page).getByRole("log");
export const lead = (page: Page) => panel(page).getByRole("form", { name: "Leave it with us." });
export const failure =
  "I'm sorry, I'm having trouble responding right now. Please try again or contact us directly.";

export async function openChat(page: Page, path: string) {
  await page.goto(path);
  await opener(page).click();
  await expect(input(page)).toBeFocused();
}

export async function ask(page: Page, question: string) {
  await input(page).fill(question);
  await input(page).press("Enter");
}

/** Answers, in place of the server, with what a test needs to be said. */
export function answerWith(response: string) {
  return (route: Route) =>
    route.fulfill({ json: { response, conversationId: randomUUID(), sources: [] } });
}

export const toStream = (events: readonly AssistantEvent[]) =>
  events.map(encodeAssistantEvent).join("");

/** Every question that has left the browser so far. */
export function collectQuestions(page: Page): string[] {
  const questions: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/chat-with-ai")) return;
    const body = request.postDataJSON() as { message: string };
    questions.push(body.message);
  });
  return questions;
}

/** Counts what a screen reader would say from the log from now on. */
export async function watchAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await log(page).evaluate((element) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { type, addedNodes, target } of changes) {
        if (type === "characterData") said.push(target.textContent ?? "");
        for (const node of addedNodes) said.push(node.textContent ?? "");
      }
    }).observe(element, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "said") as string[]);
}
