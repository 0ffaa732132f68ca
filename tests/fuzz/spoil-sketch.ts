import type { Fault } from "./draw-fault.ts";
import { changePlace, countPlaces, type JsonText } from "./json-text.ts";
import type { Body, Sketch } from "./sketch.ts";

/** Faults in what is said; those of the wire are the writer's. */
export function spoilSketch(sketch: Sketch, fault: Fault): Sketch {
  switch (fault.kind) {
    case "method":
      return { ...sketch, method: fault.method };
    case "path name": {
      // From the end: what a room was asked for, rather than the room.
      const at = sketch.path.length - 1 - (fault.at % Math.min(3, sketch.path.length));
      return { ...sketch, path: replaceAt(sketch.path, at, () => fault.name) };
    }
    case "query name":
      return {
        ...sketch,
        query: replaceAt(sketch.query, fault.at, ([, value]) => [fault.name, value]),
      };
    case "query value":
      return {
        ...sketch,
        query: replaceAt(sketch.query, fault.at, ([name]) => [name, fault.value]),
      };
    case "query added":
      return { ...sketch, query: [...sketch.query, [fault.name, fault.value]] };
    case "header": {
      const kept = fault.isBeside
        ? sketch.headers
        : sketch.headers.filter(([name]) => name !== fault.name);
      return { ...sketch, headers: [...kept, [fault.name, fault.value]] };
    }
    case "body missing":
      return { ...sketch, body: null };
    case "body value":
    case "body key":
      return { ...sketch, body: sketch.body && spoilBody(sketch.body, fault) };
    default:
      return sketch;
  }
}

type BodyFault = Extract<Fault, { kind: "body value" | "body key" }>;

function spoilBody(body: Body, fault: BodyFault): Body {
  if ("json" in body) {
    const place = fault.at % countPlaces(body.json);
    return { json: changePlace(body.json, place, (found) => spoilJson(found, fault)) };
  }
  if (fault.kind === "body value" || !("form" in body)) return body;
  return { form: replaceAt(body.form, fault.at, ([, value]) => [fault.name, value]) };
}

function spoilJson(found: JsonText, fault: BodyFault): JsonText {
  if (fault.kind === "body value") return fault.value;
  const { name, value, at } = fault;
  if (!("pairs" in found)) return found;
  if (value) return { pairs: [...found.pairs, [name, value]] };
  return { pairs: replaceAt(found.pairs, at, ([, kept]) => [name, kept]) };
}

function replaceAt<T>(items: readonly T[], at: number, change: (item: T) => T): T[] {
  const index = at % Math.max(1, items.length);
  return items.map((item, position) => (position === index ? change(item) : item));
}
