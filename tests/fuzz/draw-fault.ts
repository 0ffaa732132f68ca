import * as fc from "fast-check";
import * as hostile from "./hostile-values.ts";
import type { JsonText } from "./json-text.ts";
import { transports, type Transport } from "./sketch.ts";

/** One thing that is not as it should be. `at` picks the place, counted round. */
export type Fault =
  | { kind: "method"; method: string }
  | { kind: "path name"; at: number; name: string }
  | { kind: "query name"; at: number; name: string }
  | { kind: "query value"; at: number; value: string }
  | { kind: "query added"; name: string; value: string }
  | { kind: "header"; name: string; value: string; isBeside: boolean }
  | { kind: "body value"; at: number; value: JsonText }
  | { kind: "body key"; at: number; name: string; value: JsonText | null }
  | { kind: "body missing" }
  | { kind: "body bytes"; bytes: string }
  | { kind: "target text"; at: number; text: string }
  | { kind: "transport"; transport: Transport };

const methods = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "SEARCH",
  "M-SEARCH",
  "QUERY",
  "get",
  "Post",
  "CONSTRUCTOR",
  "GE T",
];

const headerNames = [
  "accept",
  "prefer",
  "range",
  "range-unit",
  "content-type",
  "content-profile",
  "accept-profile",
  "content-encoding",
  "content-length",
  "transfer-encoding",
  "authorization",
  "apikey",
  "host",
  "origin",
  "referer",
  "cookie",
  "expect",
  "upgrade",
  "connection",
  "te",
  "if-none-match",
  "if-range",
  "accept-encoding",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-request-id",
  "x-upsert",
  "x-client-info",
  "x-supabase-api-version",
  "idempotency-key",
  "user-agent",
  "x-http-method-override",
  "sec-fetch-site",
  "access-control-request-headers",
  "access-control-request-method",
  ...hostile.prototypeNames.filter((name) => name !== "__proto__"),
];

const headerValues = [
  "",
  "*/*",
  "application/json",
  "application/json; charset=utf-16",
  "application/vnd.pgrst.object+json;nulls=stripped",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  `multipart/form-data; boundary=${"b".repeat(300)}`,
  "text/event-stream",
  "text/html",
  "return=representation, count=exact",
  "count=planned",
  "bytes=0-0",
  "bytes=18446744073709551616-",
  "0-9",
  "-1-5",
  "items",
  "public",
  "auth",
  "gzip",
  "br, identity",
  "0",
  "-1",
  "1e3",
  "99999999999999999999",
  "chunked, chunked",
  "identity",
  "Bearer",
  "Bearer x.y.z",
  "Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.",
  "Basic YTpi",
  "sb_secret_x",
  "sb_publishable_constructor",
  "100-continue",
  "websocket",
  "keep-alive, upgrade",
  "h2c",
  "localhost:99999",
  "elsewhere.example",
  "127.0.0.1, ::1, not-an-address",
  "2024-01-01",
  '"x", W/"y", *',
  "null",
  "\u00ff\u00e9",
  "a\tb",
  "x".repeat(7000),
  ...hostile.prototypeNames,
];

const wildBytes = [
  "\u00ff\u00fe",
  "\u00c0\u00af",
  "\u00ed\u00a0\u0080",
  "\u00f5",
  "\0",
  "\u00ef\u00bb\u00bf",
  "\r\n\r\n",
  "--",
];
const wildTargets = [
  "%",
  "%2",
  "%zz",
  "%c0%af",
  "%ff",
  "%00",
  "%0d%0ax-injected:%20yes",
  "%ed%a0%80",
  "%252e%252e%252f",
  "/../",
  "//",
  "\\",
  ";a=b",
  "#a",
  "?",
  "&&==",
  "\u00e9",
  " ",
  "\t",
  "%F0%9F%8E%AC",
  "a".repeat(5000),
];

const place = fc.nat(1000);

export const anyFault: fc.Arbitrary<Fault> = fc.oneof(
  weighted(3, { kind: fc.constant("method"), method: fc.constantFrom(...methods) }),
  weighted(3, {
    kind: fc.constant("path name"),
    at: place,
    name: fc.oneof(hostile.name, hostile.text),
  }),
  weighted(3, { kind: fc.constant("query name"), at: place, name: hostile.name }),
  weighted(4, {
    kind: fc.constant("query value"),
    at: place,
    value: fc.oneof(hostile.name, hostile.text),
  }),
  weighted(2, { kind: fc.constant("query added"), name: hostile.name, value: hostile.text }),
  weighted(8, {
    kind: fc.constant("header"),
    name: fc.constantFrom(...headerNames),
    value: fc.constantFrom(...headerValues),
    isBeside: fc.boolean(),
  }),
  weighted(10, { kind: fc.constant("body value"), at: place, value: hostile.json }),
  weighted(5, {
    kind: fc.constant("body key"),
    at: place,
    name: hostile.name,
    value: fc.option(hostile.json),
  }),
  weighted(1, { kind: fc.constant("body missing") }),
  weighted(2, { kind: fc.constant("body bytes"), bytes: fc.constantFrom(...wildBytes) }),
  weighted(3, {
    kind: fc.constant("target text"),
    at: place,
    text: fc.constantFrom(...wildTargets),
  }),
  weighted(6, { kind: fc.constant("transport"), transport: fc.constantFrom(...transports) }),
);

function weighted<F extends Fault>(
  weight: number,
  parts: { [Key in keyof F]: fc.Arbitrary<F[Key]> },
): fc.WeightedArbitrary<F> {
  return { weight, arbitrary: fc.record<F>(parts) };
}
