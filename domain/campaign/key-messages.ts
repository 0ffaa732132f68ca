import * as z from "zod/mini";
import { withoutDirectionMarks } from "../field/clean-lines.ts";
import { fault } from "../field/fault.ts";
import { campaignLimits } from "./campaign-form.ts";

/** One message a line; empty lines separate, they are no messages. */
export const keyMessages = z.pipe(
  z.pipe(z.string(fault("key-messages-not-text")), z.transform(splitLines)),
  z.array(z.string()).check(
    z.maxLength(
      campaignLimits.key_messages,
      fault(`key-messages-too-many:${campaignLimits.key_messages}`),
    ),
    z.refine(
      (messages) => storedBytes(messages) <= campaignLimits.key_messages_bytes,
      fault("key-messages-too-long"),
    ),
  ),
);

function splitLines(text: string): string[] {
  return withoutDirectionMarks(text)
    .split(/\r\n?|\n/)
    .map((line) => line.replaceAll(/\p{Cc}/gu, " ").trim())
    .filter((line) => line !== "");
}

const encoder = new TextEncoder();

/** How PostgreSQL writes the array as text, which is what it limits: quoted, with escapes and commas. */
function storedBytes(messages: readonly string[]): number {
  const quoted = messages.map((message) => `"${message.replaceAll(/["\\]/g, "\\$&")}"`);
  return encoder.encode(`{${quoted.join(",")}}`).length;
}
