import { encodeAssistantEvent } from "../../domain/assistant/assistant-events.ts";
import type { AssistantEvent } from "../../domain/assistant/protocol.ts";
import { corsHeaders } from "../../runtime/http/cors.ts";
import { requestAnswers } from "../../content/request-answers.ts";

/** `produce` is stopped once the client has disconnected. */
export function streamEvents(
  produce: (stopped: AbortSignal) => AsyncGenerator<AssistantEvent>,
  report: (error: unknown) => void,
): Response {
  const reading = new AbortController();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: AssistantEvent) => {
        if (!reading.signal.aborted)
          controller.enqueue(encoder.encode(encodeAssistantEvent(event)));
      };
      try {
        for await (const event of produce(reading.signal)) send(event);
      } catch (error) {
        report(error);
        send({ event: "error", data: { error: requestAnswers.failed } });
      }
      if (!reading.signal.aborted) controller.close();
    },
    cancel() {
      reading.abort();
    },
  });
  return new Response(body, {
    headers: {
      ...corsHeaders,
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      // Proxies that gather answers before they pass them on are asked not to.
      "x-accel-buffering": "no",
    },
  });
}
