import * as z from "zod/mini";
import type { ModelMessage } from "../../domain/assistant/model-prompt.ts";
import type { ModelSettings } from "./model-settings.ts";

const longestAnswer = 4000;
const mostTokens = 220;

const chunkSchema = z.object({
  choices: z.optional(
    z.array(
      z.object({
        delta: z.optional(z.object({ content: z.nullish(z.string()) })),
        finish_reason: z.nullish(z.string()),
      }),
    ),
  ),
  error: z.optional(z.unknown()),
});

/**
 * The words of an OpenAI-compatible endpoint as they come. Throws on a refusal, on silence, and on a stream that
 * ends before the model has; what it throws never holds the key.
 */
export async function* askModel(
  settings: ModelSettings,
  messages: readonly ModelMessage[],
  stopped: AbortSignal,
): AsyncGenerator<string> {
  const firstWord = new AbortController();
  const alarm = setTimeout(() => firstWord.abort(), settings.firstWordMilliseconds);
  const whole = AbortSignal.timeout(settings.firstWordMilliseconds * 2.5);
  const signal = AbortSignal.any([firstWord.signal, whole, stopped]);
  try {
    const response = await fetch(settings.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        ...(settings.key === undefined ? {} : { authorization: `Bearer ${settings.key}` }),
      },
      body: JSON.stringify({
        model: settings.model,
        messages,
        stream: true,
        temperature: 0.2,
        max_tokens: mostTokens,
      }),
      signal,
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new Error(`The model's endpoint answered ${response.status}.`);
    }
    let length = 0;
    for await (const text of readStream(response.body, signal)) {
      if (text !== "") clearTimeout(alarm);
      length += text.length;
      if (length > longestAnswer) throw new Error("The model does not come to an end.");
      yield text;
    }
  } finally {
    clearTimeout(alarm);
  }
}

async function* readStream(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let held = "";
  let hasEnded = false;
  for await (const bytes of body) {
    signal.throwIfAborted();
    held += decoder.decode(bytes, { stream: true });
    const lines = held.split(/\r?\n/);
    held = lines.pop() ?? "";
    for (const line of lines) {
      if (!line.startsWith("data:")) continue;
      const data = line.slice(5).trim();
      if (data === "[DONE]") return;
      const { text, ends } = readChunk(data);
      hasEnded ||= ends;
      if (text !== "") yield text;
    }
  }
  if (!hasEnded) throw new Error("The model's stream broke off.");
}

function readChunk(data: string): { text: string; ends: boolean } {
  const chunk = chunkSchema.parse(JSON.parse(data));
  if (chunk.error !== undefined) throw new Error("The model's endpoint reported an error.");
  const choice = chunk.choices?.[0];
  if (choice?.finish_reason === "content_filter") throw new Error("The model declined.");
  return { text: choice?.delta?.content ?? "", ends: typeof choice?.finish_reason === "string" };
}
