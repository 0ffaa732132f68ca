import { env } from "../../runtime/config/env.ts";

export type ModelSettings = {
  /** Where completions are asked for. */
  url: string;
  key: string | undefined;
  model: string;
  /** How long to wait for the first word. */
  firstWordMilliseconds: number;
  /** How many answers the model may give in a day, to everybody together. */
  answersPerDay: number;
};

/** Undefined where no model is configured: then the assistant answers by itself. */
export function readModelSettings(): ModelSettings | undefined {
  const address = env("CHAT_API_URL");
  const model = env("CHAT_MODEL");
  if (!address || !model) return undefined;
  const base = address.replace(/\/+$/, "");
  return {
    url: base.endsWith("/chat/completions") ? base : `${base}/chat/completions`,
    key: env("CHAT_API_KEY"),
    model,
    firstWordMilliseconds: Number(env("CHAT_FIRST_WORD_MS") ?? 8000),
    answersPerDay: Number(env("CHAT_ANSWERS_PER_DAY") ?? 1000),
  };
}
