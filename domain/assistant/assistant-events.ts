import type { AssistantEvent, OfferedPerson } from "./protocol.ts";

export function encodeAssistantEvent({ event, data }: AssistantEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Takes the stream as it comes, cut anywhere, and answers the events that are complete. */
export function createAssistantEventReader(): (chunk: string) => AssistantEvent[] {
  let rest = "";
  return (chunk) => {
    const blocks = (rest + chunk).replaceAll("\r\n", "\n").split("\n\n");
    rest = blocks.pop() ?? "";
    return blocks.flatMap((block) => readBlock(block) ?? []);
  };
}

/** Comments, which keep a connection alive, and events of a later protocol are passed over. */
function readBlock(block: string): AssistantEvent | undefined {
  const lines = block.split("\n");
  const event = lines
    .find((line) => line.startsWith("event:"))
    ?.slice(6)
    .trim();
  const data = lines
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).trimStart())
    .join("\n");
  if (event === undefined || data === "") return undefined;
  return toAssistantEvent(event, JSON.parse(data));
}

function toAssistantEvent(event: string, data: unknown): AssistantEvent | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  if (event === "start" && hasText(data, "conversationId")) return { event, data };
  if ((event === "sentence" || event === "replace") && hasText(data, "text"))
    return { event, data };
  if (event === "error" && hasText(data, "error")) return { event, data };
  if (event !== "done" || !hasText(data, "response") || !hasText(data, "conversationId"))
    return undefined;
  const { response, conversationId } = data;
  return {
    event,
    data: { response, conversationId, sources: readSources(data), ...readPerson(data) },
  };
}

function readPerson(data: object): { person?: OfferedPerson } {
  const person: unknown = "person" in data ? data.person : undefined;
  return person === "asked" || person === "noticed" ? { person } : {};
}

function hasText<Key extends string>(data: object, key: Key): data is Record<Key, string> {
  return Object.hasOwn(data, key) && typeof Reflect.get(data, key) === "string";
}

function readSources(data: object): { title: string; href: string }[] {
  const sources: unknown = "sources" in data ? data.sources : [];
  if (!Array.isArray(sources)) return [];
  return sources.flatMap((source: unknown) =>
    typeof source === "object" &&
    source !== null &&
    hasText(source, "title") &&
    hasText(source, "href")
      ? [{ title: source.title, href: source.href }]
      : [],
  );
}
