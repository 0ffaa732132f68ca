import { encodeChatEvent } from "../../../domain/chat/chat-events.ts";
import type { ChatEvent } from "../../../domain/chat/protocol.ts";
import { corsHeaders } from "../_shared/cors.ts";
import { currentHost } from "../_shared/host.ts";

/** `tell` is stopped once nobody reads any more. */
export function streamEvents(tell: (stopped: AbortSignal) => AsyncGenerator<ChatEvent>): Response {
  const reading = new AbortController();
  const encoder = new TextEncoder();
  const host = currentHost();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: ChatEvent) => {
        if (!reading.signal.aborted) controller.enqueue(encoder.encode(encodeChatEvent(event)));
      };
      try {
        for await (const event of tell(reading.signal)) send(event);
      } catch (error) {
        host?.onUnexpected(error);
        send({
          event: "error",
          data: { error: "Something went wrong on our side. Please try again." },
        });
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
