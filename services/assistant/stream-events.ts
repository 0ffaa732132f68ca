import { encodeAssistantEvent } from "../../domain/assistant/assistant-events.ts";
import type { AssistantEvent } from "../../domain/assistant/protocol.ts";
import { streamText } from "../../runtime/http/stream-text.ts";
import { requestAnswers } from "../../content/request-answers.ts";

/** `produce` is stopped once the client has disconnected. */
export function streamEvents(
  produce: (stopped: AbortSignal) => AsyncGenerator<AssistantEvent>,
  report: (error: unknown) => void,
): Response {
  async function* encode(stopped: AbortSignal): AsyncGenerator<string> {
    for await (const event of produce(stopped)) yield encodeAssistantEvent(event);
  }
  return streamText(encode, (error) => {
    report(error);
    return encodeAssistantEvent({ event: "error", data: { error: requestAnswers.failed } });
  });
}
