/** What `chat-with-ai` and its callers say to each other. */

export const assistantFunction = "chat-with-ai";

export const longestMessage = 2000;

/**
 * `conversationId` is the one the function gave before; an unknown one starts a new conversation.
 * `page` is the path of the page on which the visitor asks, `zone` the time zone of their browser.
 */
export type AssistantRequest = {
  message: string;
  conversationId?: string;
  page?: string;
  zone?: string;
};

/** A page that says so: a path of this site, with a fragment where there is one. */
export type AnswerSource = { title: string; href: string };

/**
 * Asked: the studio has the conversation, and what is written there is for a person. Noticed: the studio sees it, and the
 * assistant goes on until a person writes. Either is followed by `follow-talk`.
 */
export type OfferedPerson = "asked" | "noticed";

/** A case study to look at, or a time at which the studio can be spoken to. */
export type AnswerCard = { title: string; href: string; text: string; picture?: string };

/** A row of a price list: "Basic PR", "£500", "per campaign". */
export type AnswerPrice = { name: string; price: string; per: string };

/** The whole answer: the body of a JSON answer, and the data of the event `done`. */
export type AssistantReply = {
  response: string;
  conversationId: string;
  sources: AnswerSource[];
  person?: OfferedPerson;
  cards?: AnswerCard[];
  prices?: AnswerPrice[];
};

/**
 * With `Accept: text/event-stream` the answer is a stream of server-sent events, each with JSON data:
 * one `start`, any number of `sentence` and `replace`, and one `done` or `error` as the last.
 * Refusals (400, 405, 413, 429 with Retry-After, 5xx) are JSON `{error, fields?}` whatever was accepted.
 */
export type AssistantEvent =
  | { event: "start"; data: { conversationId: string } }
  /** To be appended as it is: it brings its own space. */
  | { event: "sentence"; data: { text: string } }
  /** Instead of everything shown of this answer so far. */
  | { event: "replace"; data: { text: string } }
  /** `response` is what stands: sentences and replacements together make the same text. */
  | { event: "done"; data: AssistantReply }
  /** No answer came about; what was shown of it does not stand. */
  | { event: "error"; data: { error: string } };

/** A reply with one of these, in any case, brings the lead form after a second. */
const leadFormWords = ["contact", "get in touch", "consultation"] as const;

export function asksForLead(response: string): boolean {
  const text = response.toLowerCase();
  return leadFormWords.some((word) => text.includes(word));
}
