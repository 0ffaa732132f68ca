import * as z from "zod/mini";
import { disciplineIds } from "./discipline.ts";

/**
 * Noticed: the assistant did not know twice, and goes on until somebody of the studio writes. Waiting: the visitor asked
 * for a person. Open: a person has it. Returned: the assistant answers again. Ended: the studio has closed it.
 */
export const talkStates = ["noticed", "waiting", "open", "returned", "ended"] as const;

export type TalkState = (typeof talkStates)[number];

/** Whether what the visitor writes is for the studio: then the assistant does not answer. */
export function isForStudio(state: TalkState | undefined): boolean {
  return state === "waiting" || state === "open";
}

const sources = z.array(z.object({ title: z.string(), href: z.string() }));

const talkMessage = z.object({
  id: z.string(),
  text: z.string(),
  isUser: z.boolean(),
  /** Of a person's words. */
  discipline: z.nullable(z.enum(disciplineIds)),
  sources,
  at: z.string(),
});

export type TalkMessage = z.infer<typeof talkMessage>;

/** How it stands, for its visitor. */
export const talkView = z.object({
  conversationId: z.string(),
  state: z.enum(talkStates),
  /** Whether somebody of the studio is there. */
  isStaffed: z.boolean(),
  discipline: z.nullable(z.enum(disciplineIds)),
  isTyping: z.boolean(),
  /** Up to when the studio has read. */
  readAt: z.nullable(z.string()),
  waitingSince: z.nullable(z.string()),
  /** For longer than anybody should have to. */
  isLate: z.boolean(),
  /** Whether an answer can go by mail as well. */
  hasAddress: z.boolean(),
});

export type TalkView = z.infer<typeof talkView>;

/** What `follow-talk` sends whenever something has changed: how it stands, and what is new. */
export const talkNews = z.object({ talk: talkView, messages: z.array(talkMessage) });

export type TalkNews = z.infer<typeof talkNews>;

/** What asking for a person answers; `token` is the one that reads and writes from now on. */
export const joinedTalk = z.object({ token: z.string(), talk: talkView });

export type JoinedTalk = z.infer<typeof joinedTalk>;

/** Without an answer for this long, the panel says so and offers mail. */
export const lateMinutes = 15;
/** How long a sign of typing holds. */
export const typingSeconds = 6;
