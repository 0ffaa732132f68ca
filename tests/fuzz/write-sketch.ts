import { writeJson } from "./json-text.ts";
import type { Fault } from "./draw-fault.ts";
import type { Body, CallerName, DrawnRequest, Pair, Part, Sketch, Transport } from "./sketch.ts";

const boundary = "fuzzed-boundary";

const credentials: Record<CallerName, readonly Pair[]> = {
  ada: signedIn(),
  ben: signedIn(),
  carol: signedIn(),
  "half-staff": signedIn(),
  staff: signedIn(),
  visitor: [["apikey", "~publishable~"]],
  "no-key": [],
  "wrong-key": [["apikey", "sb_publishable_wrong"]],
  service: [
    ["apikey", "~secret~"],
    ["authorization", "Bearer ~secret~"],
  ],
};

function signedIn(): readonly Pair[] {
  return [
    ["apikey", "~publishable~"],
    ["authorization", "Bearer ~own.access~"],
  ];
}

type Written = { sketch: Sketch; caller: CallerName; faults: readonly Fault[]; network: string };

/** The sketch as text for the wire, with the faults that only a wire can have. */
export function writeSketch({ sketch, caller, faults, network }: Written): DrawnRequest {
  const body = sketch.body && writeBody(sketch.body);
  const ordinary: readonly Pair[] = [
    ["host", "localhost"],
    ...credentials[caller],
    ...(network === "" ? [] : [["x-forwarded-for", network] as Pair]),
    ...(body ? [["content-type", body.type] as Pair] : []),
  ];
  const said = new Set(sketch.headers.map(([name]) => name));
  return {
    room: sketch.room,
    caller,
    method: sketch.method,
    target: faults.reduce(spoilTarget, writeTarget(sketch)),
    headers: [...ordinary.filter(([name]) => !said.has(name)), ...sketch.headers],
    body: body ? faults.reduce(spoilBytes, body.text) : null,
    transport: faults.reduce(chooseTransport, "plain"),
  };
}

function writeTarget({ path, query }: Sketch): string {
  const segments = path.map((segment) => encodeURIComponent(segment.toWellFormed()));
  const search = new URLSearchParams(query.map((pair) => pair.map((part) => part.toWellFormed())));
  // Names of rows stay as they are.
  const shown = search.toString().replaceAll("%7E", "~");
  return `/${segments.join("/")}${shown === "" ? "" : `?${shown}`}`;
}

function writeBody(body: Body): { type: string; text: string } {
  if ("bytes" in body) return { type: "text/plain", text: body.bytes };
  if ("json" in body) return { type: "application/json", text: toBytes(writeJson(body.json)) };
  if ("form" in body) {
    const pairs = body.form.map((pair) => pair.map((part) => part.toWellFormed()));
    const text = new URLSearchParams(pairs).toString().replaceAll("%7E", "~");
    return { type: "application/x-www-form-urlencoded", text };
  }
  const parts = body.parts.map(writePart).join("");
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    text: `${toBytes(parts)}--${boundary}--\r\n`,
  };
}

function writePart({ name, filename, type, text }: Part): string {
  const file = filename === undefined ? "" : `; filename="${filename}"`;
  const kind = type === undefined ? "" : `content-type: ${type}\r\n`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n${kind}`;
  return `${head}\r\n${text}\r\n`;
}

/** A character for each byte of UTF-8. */
function toBytes(text: string): string {
  return Buffer.from(text, "utf8").toString("latin1");
}

function spoilTarget(target: string, fault: Fault): string {
  return fault.kind === "target text" ? insertAt(target, fault.at, fault.text) : target;
}

function spoilBytes(bytes: string, fault: Fault): string {
  return fault.kind === "body bytes" ? insertAt(bytes, bytes.length >> 1, fault.bytes) : bytes;
}

function insertAt(text: string, at: number, inserted: string): string {
  const place = at % (text.length + 1);
  return text.slice(0, place) + inserted + text.slice(place);
}

function chooseTransport(chosen: Transport, fault: Fault): Transport {
  return fault.kind === "transport" ? fault.transport : chosen;
}
