import * as z from "zod/mini";
import { withoutDirectionMarks } from "../contact/clean-lines.ts";
import { longest } from "./campaign-form.ts";

/** One message a line; empty lines separate, they are no messages. */
export const keyMessages = z.pipe(
  z.pipe(z.string("Please write one message a line."), z.transform(splitLines)),
  z.array(z.string()).check(
    z.maxLength(longest.key_messages, `Please keep to ${longest.key_messages} key messages.`),
    z.refine(
      (messages) => storedBytes(messages) <= longest.key_messages_bytes,
      "These key messages are too long to keep. Please shorten them.",
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
