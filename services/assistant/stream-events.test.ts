import { expect, it, vi } from "vitest";
import { requestAnswers } from "../../content/request-answers.ts";
import { createAssistantEventReader } from "../../domain/assistant/assistant-events.ts";
import type { AssistantEvent } from "../../domain/assistant/protocol.ts";
import { streamEvents } from "./stream-events.ts";

const begun: AssistantEvent = { event: "start", data: { conversationId: "c" } };
const said: AssistantEvent = { event: "sentence", data: { text: "From £15,000." } };

it("sends events as they are produced", async () => {
  const report = vi.fn();
  async function* produce() {
    yield begun;
    yield said;
  }
  const answer = streamEvents(produce, report);
  expect(answer.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(createAssistantEventReader()(await answer.text())).toEqual([begun, said]);
  expect(report).not.toHaveBeenCalled();
});

it("ends with plain words where it breaks off, and reports why", async () => {
  const report = vi.fn();
  const broken = new Error("no model");
  async function* produce() {
    yield begun;
    throw broken;
  }
  const text = await streamEvents(produce, report).text();
  expect(createAssistantEventReader()(text)).toEqual([
    begun,
    { event: "error", data: { error: requestAnswers.failed } },
  ]);
  expect(report).toHaveBeenCalledWith(broken);
});

it("stops what produces once nobody reads any more", async () => {
  let wasStopped = false;
  async function* produce(stopped: AbortSignal) {
    yield begun;
    await new Promise((resolve) => stopped.addEventListener("abort", resolve));
    wasStopped = true;
  }
  const reader = streamEvents(produce, vi.fn()).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect.poll(() => wasStopped).toBe(true);
});
