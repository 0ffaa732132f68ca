import * as fc from "fast-check";
import { textOf, type JsonText } from "./json-text.ts";

/** What every object has without having been given it: a look-up in a plain object finds them. */
export const prototypeNames = [
  "constructor",
  "__proto__",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "isPrototypeOf",
  "toLocaleString",
  "propertyIsEnumerable",
  "__defineGetter__",
  "__lookupSetter__",
  "then",
] as const;

/** Should this ever be a line of an answer's head, a value has got out of its header. */
export const injectedHeader = "x-injected";

const numbers = [
  "0",
  "-0",
  "1",
  "-1",
  "0.1",
  "1e5",
  "2147483647",
  "2147483648",
  "-2147483649",
  "9007199254740991",
  "9007199254740992",
  "9007199254740993",
  "-9007199254740993",
  "9223372036854775807",
  "9223372036854775808",
  "123456789012345678901234567890.123456789",
  "9".repeat(400),
  `0.${"0".repeat(300)}1`,
  "1e-400",
  "1e308",
  "1e400",
  "-1e400",
  "1e16384",
  "1e131071",
  "1e131073",
  "1e999999999",
];
const noNumbers = ["NaN", "Infinity", "-Infinity", "01", "+1", ".5", "1.", "0x10", "1_000"];

const texts = [
  "",
  " ",
  "a",
  "é",
  "🎬",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udc00\ud800",
  "\u202e\u2028",
  "\u0001\u001b\u007f",
  "'",
  '"',
  "\\",
  "%",
  "%00",
  "%zz",
  "a,b",
  "a.b",
  "(a)",
  "{a,b}",
  '{"a',
  "{{{",
  "[]",
  "*",
  "null",
  "undefined",
  "true",
  "default",
  "'; drop table projects; --",
  "$1",
  "${1}",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "..\\..",
  `\r\n${injectedHeader}: yes`,
  `a\n${injectedHeader}: yes\n\nb`,
  `\u560d\u560a${injectedHeader}: yes`,
  "infinity",
  "-infinity",
  "epoch",
  "2026-02-30",
  "294277-01-01",
  "0001-01-01 BC",
  "24:00:00",
  "1 fortnight",
  "00000000-0000-0000-0000-000000000000",
  "x".repeat(300),
  "é".repeat(2100),
  "x".repeat(25_000),
];

export const name = fc.constantFrom(...prototypeNames);
export const number = fc.constantFrom(...numbers);
export const text = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...texts) },
  { weight: 2, arbitrary: name },
  { weight: 2, arbitrary: fc.constantFrom(...numbers, ...noNumbers) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
);

const deep = (depth: number) => [
  "[".repeat(depth) + "]".repeat(depth),
  `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`,
];
const raws = [
  ...numbers,
  ...noNumbers,
  "null",
  "true",
  "false",
  "{}",
  "[]",
  "[null]",
  "[[]]",
  '"',
  "",
  "undefined",
  "'a'",
  '"\\ud800"',
  '"\\u0000"',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"toString":1,"valueOf":null}',
  '{"toJSON":"x","then":"y","length":-1}',
  '{"a":1,"a":2}',
  '{"":""}',
  ...deep(20),
  ...deep(9000),
];

/** A value for a place in JSON; one in seven is no JSON at all. */
export const json: fc.Arbitrary<JsonText> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...raws).map((raw) => ({ raw })) },
  { weight: 2, arbitrary: text.map(textOf) },
  { weight: 2, arbitrary: name.map(textOf) },
);

/** An ordinary value most of the time; a name that every object has, now and then. */
export function orPrototypeName(ordinary: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof({ weight: 3, arbitrary: ordinary }, { weight: 1, arbitrary: name });
}
