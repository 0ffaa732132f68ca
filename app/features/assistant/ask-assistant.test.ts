import { afterEach, expect, it, vi } from "vitest";
import { encodeAssistantEvent } from "../../../domain/assistant/assistant-events.ts";
import { askAssistant } from "./ask-assistant.ts";

const conversationId = "3d5ba76c-6c6d-4b19-8a29-7e5c76a3a001";

/** What becomes of a question that the backend answers so. */
async function askWith(answer: () => Response | Promise<Response>, isOnline = true) {
  vi.stubGlobal("fetch", async () => answer());
  vi.stubGlobal("location", new URL("http://site.example"));
  vi.stubGlobal("navigator", { onLine: isOnline });
  const partials: string[] = [];
  const outcome = await askAssistant({
    request: { message: "How much?" },
    onConversation: () => undefined,
    onPartial: (text) => partials.push(text),
    signal: new AbortController().signal,
  });
  return { outcome, partials };
}

const streamOf = (text: string) =>
  new Response(text, { headers: { "content-type": "text/event-stream" } });

afterEach(() => vi.unstubAllGlobals());

it("reads a stream: what is said so far, then what stands", async () => {
  const reply = { response: "One. Two.", conversationId, sources: [] };
  const { outcome, partials } = await askWith(() =>
    streamOf(
      encodeAssistantEvent({ event: "sentence", data: { text: "One." } }) +
        encodeAssistantEvent({ event: "sentence", data: { text: " Two." } }) +
        encodeAssistantEvent({ event: "done", data: reply }),
    ),
  );
  expect(partials).toEqual(["One.", "One. Two."]);
  expect(outcome).toEqual({ is: "answered", reply });
});

it("takes an answer that is `response` alone", async () => {
  const { outcome } = await askWith(() => Response.json({ response: "From £15,000." }));
  expect(outcome).toEqual({
    is: "answered",
    reply: { response: "From £15,000.", conversationId: "", sources: [] },
  });
});

it.each([
  ["a stream that breaks off", () => streamOf("event: start\ndata: {}\n\n")],
  ["a stream that gives up", () => streamOf('event: error\ndata: {"error":"No."}\n\n')],
  ["a stream of something else", () => streamOf("event: done\ndata: {\n\n")],
  ["an answer without words", () => Response.json({ success: true })],
  ["an error of the server", () => Response.json({ error: "No." }, { status: 500 })],
  ["a lost connection", () => Promise.reject(new TypeError("failed to fetch"))],
])("calls %s a failure", async (_, answer) => {
  expect((await askWith(answer)).outcome).toEqual({ is: "failed" });
});

it("tells a browser without a network, and a limit with its end", async () => {
  const lost = () => Promise.reject(new TypeError("failed to fetch"));
  expect((await askWith(lost, false)).outcome).toEqual({ is: "offline" });
  const headers = { "retry-after": "240" };
  const limit = () => Response.json({ error: "Wait." }, { status: 429, headers });
  expect((await askWith(limit)).outcome).toEqual({ is: "limited", seconds: 240 });
});
