import * as z from "zod/mini";
import {
  type Attachment,
  attachmentSchema,
  type Message,
  messageSchema,
} from "../../../domain/message/message.ts";
import { isSignedInAs } from "../../session/session-store.ts";
import { entryOf, type Owner } from "./kept-entry.ts";
import { type Outgoing, outgoingSchema } from "./outgoing.ts";

type Parts = {
  thread: Message[];
  outbox: Outgoing[];
  draft: { body: string; files: Attachment[] };
};

const parts: { [Name in keyof Parts]: z.ZodMiniType<Parts[Name]> } = {
  thread: z.array(messageSchema),
  outbox: z.array(outgoingSchema),
  draft: z.object({ body: z.string(), files: z.array(attachmentSchema) }),
};

/** Null takes it away. Of a person who has signed out nothing is kept any more. */
export function keepPart<Name extends keyof Parts>(
  owner: Owner,
  name: Name,
  value: Parts[Name] | null,
): void {
  try {
    if (value === null || !isSignedInAs(owner.me)) localStorage.removeItem(entryOf(owner, name));
    else localStorage.setItem(entryOf(owner, name), JSON.stringify(value));
  } catch {
    // Denied or full: then it lasts as long as the page.
  }
}

export function readPart<Name extends keyof Parts>(owner: Owner, name: Name): Parts[Name] | null {
  try {
    return parts[name].parse(JSON.parse(localStorage.getItem(entryOf(owner, name)) ?? "null"));
  } catch {
    // Denied, never kept, or kept by an older page in another shape.
    return null;
  }
}
