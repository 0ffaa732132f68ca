import { corsHeaders } from "./cors.ts";

/**
 * Server-sent events as they are produced. `produce` is stopped once the client has disconnected; what it throws is
 * handed to `explain`, whose words, if any, are the last.
 */
export function streamText(
  produce: (stopped: AbortSignal) => AsyncGenerator<string>,
  explain: (error: unknown) => string,
): Response {
  const reading = new AbortController();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (text: string) => {
        if (!reading.signal.aborted && text !== "") controller.enqueue(encoder.encode(text));
      };
      try {
        for await (const text of produce(reading.signal)) send(text);
      } catch (error) {
        send(explain(error));
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
