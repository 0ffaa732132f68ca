import { createAssistantEventReader } from "../../../domain/assistant/assistant-events.ts";
import {
  assistantFunction,
  type AssistantReply,
  type AssistantRequest,
} from "../../../domain/assistant/protocol.ts";
import { anyAnswer, callFunction } from "../../data/call-function.ts";
import { readChunks } from "./read-chunks.ts";

/** Without a word for this long, nothing more is expected. */
const timeoutMilliseconds = 25_000;

export type AskOutcome =
  | { is: "answered"; reply: AssistantReply }
  | { is: "limited"; seconds: number }
  | { is: "offline" }
  | { is: "failed" };

export type Asking = {
  request: AssistantRequest;
  onConversation: (conversationId: string) => void;
  /** All of the answer that can be shown so far. */
  onPartial: (text: string) => void;
  signal: AbortSignal;
};

/** Takes the answer as a stream where the backend offers one, else as a whole. */
export async function askAssistant(asking: Asking): Promise<AskOutcome> {
  const silence = watchForSilence(asking.signal);
  try {
    const answer = await callFunction(assistantFunction, asking.request, anyAnswer, {
      headers: { Accept: "text/event-stream, application/json;q=0.9" },
      signal: silence.signal,
    });
    if (answer.is === "refused") {
      if (answer.status === 429) return { is: "limited", seconds: answer.retryAfterSeconds };
      return { is: answer.isOffline ? "offline" : "failed" };
    }
    const { data } = answer;
    const reply =
      data instanceof Response ? await readStream(data, asking, silence.reset) : readReply(data);
    return reply ? { is: "answered", reply } : { is: "failed" };
  } catch {
    return { is: navigator.onLine ? "failed" : "offline" };
  } finally {
    silence.end();
  }
}

function watchForSilence(signal: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, timeoutMilliseconds);
  signal.addEventListener("abort", abort);
  return {
    signal: controller.signal,
    reset: () => {
      clearTimeout(timer);
      timer = setTimeout(abort, timeoutMilliseconds);
    },
    end: () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
    },
  };
}

async function readStream(
  answer: Response,
  { onConversation, onPartial }: Asking,
  onSign: () => void,
): Promise<AssistantReply | undefined> {
  if (!answer.body) return undefined;
  const readEvents = createAssistantEventReader();
  let partial = "";
  for await (const chunk of readChunks(answer.body)) {
    onSign();
    for (const { event, data } of readEvents(chunk)) {
      if (event === "done") return data;
      if (event === "error") return undefined;
      if (event === "start") onConversation(data.conversationId);
      else onPartial((partial = event === "replace" ? data.text : partial + data.text));
    }
  }
  return undefined;
}

/** Only `response` is sure to be there: a backend need not keep conversations or name sources. */
function readReply(body: unknown): AssistantReply | undefined {
  if (typeof body !== "object" || body === null || !("response" in body)) return undefined;
  const event = { conversationId: "", ...body };
  const [read] = createAssistantEventReader()(`event: done\ndata: ${JSON.stringify(event)}\n\n`);
  return read?.event === "done" ? read.data : undefined;
}
