import type { JsonText } from "./json-text.ts";

/** Who asks. Carol owns nothing; half a member of staff has a second factor, and has not shown it. */
const callers = [
  "ada",
  "ben",
  "carol",
  "visitor",
  "no-key",
  "wrong-key",
  "half-staff",
  "staff",
  "service",
] as const;
export type CallerName = (typeof callers)[number];

export type Pair = readonly [string, string];

/**
 * A request in parts that can be spoilt one by one. Ids and tokens, which differ from run to run, stand in it as
 * names such as `~ada.projects~`, so that a seed means the same requests every time.
 */
export type Sketch = {
  room: string;
  /** Who has to ask it, where only they get anywhere; null for anybody. */
  caller: CallerName | null;
  method: string;
  /** Neither encoded nor joined. */
  path: readonly string[];
  query: readonly Pair[];
  headers: readonly Pair[];
  body: Body | null;
};

export type Body =
  | { json: JsonText }
  | { form: readonly Pair[] }
  | { parts: readonly Part[] }
  /** A character for each byte. */
  | { bytes: string };

export type Part = { name: string; filename?: string; type?: string; text: string };

/** How the bytes travel. */
export const transports = [
  "plain",
  "chunked",
  "broken chunk",
  "gzip",
  "too long",
  "cut off",
  "cut off in a chunk",
  "half closed",
  "leaves at once",
  "leaves at the first byte",
] as const;
export type Transport = (typeof transports)[number];

/** A request as it is written to the socket, but for the names in it. */
export type DrawnRequest = {
  room: string;
  caller: CallerName;
  method: string;
  target: string;
  headers: readonly Pair[];
  /** A character for each byte. */
  body: string | null;
  transport: Transport;
};

/** What is said on one socket for changes. */
export type DrawnTalk = {
  room: string;
  caller: CallerName;
  version: string;
  frames: readonly { text: string; isBinary: boolean }[];
};

export type Drawn = DrawnRequest | DrawnTalk;
