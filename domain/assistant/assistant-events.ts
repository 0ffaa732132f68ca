import type {
  AnswerCard,
  AnswerPrice,
  AnswerSource,
  AssistantEvent,
  OfferedPerson,
} from "./protocol.ts";

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
  const sources = readList(data, "sources", readSource);
  const cards = readList(data, "cards", readCard);
  const prices = readList(data, "prices", readPrice);
  return {
    event,
    data: {
      response,
      conversationId,
      sources,
      ...(cards.length > 0 && { cards }),
      ...(prices.length > 0 && { prices }),
      ...readPerson(data),
    },
  };
}

function readPerson(data: object): { person?: OfferedPerson } {
  const person: unknown = "person" in data ? data.person : undefined;
  return person === "asked" || person === "noticed" ? { person } : {};
}

function hasText<Key extends string>(data: object, key: Key): data is Record<Key, string> {
  return Object.hasOwn(data, key) && typeof Reflect.get(data, key) === "string";
}

/** What of a list can be read. */
function readList<Item>(
  data: object,
  name: string,
  read: (item: object) => Item | undefined,
): Item[] {
  const items: unknown = Reflect.get(data, name);
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) =>
    typeof item === "object" && item !== null ? (read(item) ?? []) : [],
  );
}

function readSource(item: object): AnswerSource | undefined {
  if (!hasText(item, "title") || !hasText(item, "href")) return undefined;
  return { title: item.title, href: item.href };
}

function readCard(item: object): AnswerCard | undefined {
  const source = readSource(item);
  if (!source || !hasText(item, "text")) return undefined;
  const picture = hasText(item, "picture") ? { picture: item.picture } : {};
  return { ...source, text: item.text, ...picture };
}

function readPrice(item: object): AnswerPrice | undefined {
  if (!hasText(item, "name") || !hasText(item, "price") || !hasText(item, "per")) return undefined;
  return { name: item.name, price: item.price, per: item.per };
}
