import * as z from "zod/mini";
import { noticeSubject } from "../../domain/notice/notice.ts";
import type { NewMail } from "./enqueue-mail.ts";

/** A notice whose time has come, and what is to become of it. */
export const claimedNotice = z.extend(noticeSubject, {
  id: z.string(),
  /** Null is the studio's own mailbox. */
  person_id: z.nullable(z.string()),
  email: z.nullable(z.string()),
  in_digest: z.boolean(),
  verdict: z.enum(["send", "wait", "collect", "keep", "void"]),
});
export type ClaimedNotice = z.infer<typeof claimedNotice>;

/** What is said of one notice that comes by itself. */
export type NoticeMail = Pick<NewMail, "template" | "data" | "replyTo" | "dedupeKey" | "document">;
