import * as fc from "fast-check";
import { copyRequest, relocationRequest } from "../../server/storage/copy-object.ts";
import { signManyRequest, signRequest } from "../../server/storage/handle-sign.ts";
import { listRequest } from "../../server/storage/list-objects.ts";
import { removeRequest } from "../../server/storage/remove-objects.ts";
import { drawBySchema, type KnownTexts } from "./draw-by-schema.ts";
import * as hostile from "./hostile-values.ts";
import type { Body, Pair, Sketch } from "./sketch.ts";

const types = ["text/plain", "image/png", "application/pdf", "text/html", "application/zip", "x"];
const png = "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0\u0001\0\0\0\u0001\u0008\u0002";
const contents = ["a note", png, "%PDF-1.7", "<svg onload='x'/>", "", "PK\u0003\u0004"];
const names = [
  ["~own.id~", "kept.txt"],
  ["~own.id~", "kept.txt"],
  ["~own.id~", "a.txt"],
  ["~own.id~", "folder", "b.txt"],
  ["~ada.id~", "kept.txt"],
  ["~ben.id~", "kept.txt"],
  ["~other.id~", "kept.txt"],
  ["~own.id~", "a b&c=d;e.txt"],
  ["a"],
];

/** Files: put, read, listed, signed, moved and removed. */
export function drawStorage(known: KnownTexts, buckets: readonly string[]): fc.Arbitrary<Sketch> {
  const bucket = hostile
    .orPrototypeName(fc.constantFrom(...buckets, "attachments", "attachments", "attachments"))
    .map((id) => [id]);
  const object = fc
    .tuple(bucket, fc.constantFrom(...names))
    .map(([[id = ""], name]) => [id, ...name]);
  const nothing = fc.constant(null);
  const json = (schema: Parameters<typeof drawBySchema>[0]) =>
    drawBySchema(schema, known).map((body): Body => ({ json: body }));
  const reads = ["", "authenticated/", "public/", "info/", "info/public/", "sign/"];
  return fc.oneof(
    draw("GET", "bucket", fc.constant([]), nothing),
    draw("GET", "bucket", bucket, nothing),
    draw("POST", "object/list", bucket, json(listRequest)),
    draw("POST", "object/move", fc.constant([]), json(relocationRequest)),
    draw("POST", "object/copy", fc.constant([]), json(copyRequest)),
    draw("POST", "object/sign", bucket, json(signManyRequest)),
    draw("POST", "object/sign", object, json(signRequest)),
    draw("POST", "object/upload/sign", object, nothing),
    draw("PUT", "object/upload/sign", object, nothing, [["token", "x.y"]]),
    ...["upload/resumable", "upload/resumable/sign"].flatMap((place) =>
      drawResumable(place, object),
    ),
    draw("DELETE", "object", bucket, json(removeRequest)),
    draw("DELETE", "object", object, nothing),
    draw("POST", "object/list-v2", bucket, json(listRequest)),
    ...reads.map((kind) => draw("GET", `object/${kind}`.replace(/\/$/, ""), object, nothing)),
    ...["POST", "PUT"].map((method) => draw(method, "object", object, drawFile())),
    ...["POST", "PUT"].map((method) => draw(method, "object", object, drawForm())),
  );
}

/** Uploads in pieces: begun with a body and without, asked for, sent to and ended. */
function drawResumable(place: string, object: fc.Arbitrary<string[]>): fc.Arbitrary<Sketch>[] {
  const ids = ["~ada.id~", "00000000-0000-4000-8000-000000000000", "x", ".."];
  const id = fc.constantFrom(...ids).map((text) => [text]);
  const counts = ["0", "6", "100", "-1", "1.5", "53687091201", "9223372036854775808", "1e3", "NaN"];
  const count = fc.constantFrom(...counts);
  const extra = fc.constantFrom<Pair[]>(
    ["tus-resumable", "1.0.0"],
    ["tus-resumable", "0.2.2"],
    ["upload-defer-length", "1"],
    ["upload-concat", "partial"],
    ["x-signature", "x.y"],
    ["x-upsert", "true"],
    ["content-type", "application/offset+octet-stream"],
  );
  const headers = fc
    .tuple(object, count, count, fc.constantFrom(...types), fc.array(extra, { maxLength: 3 }))
    .map(([[bucket = "", ...name], length, offset, type, more]): Pair[] => [
      ["tus-resumable", "1.0.0"],
      ["upload-length", length],
      ["upload-offset", offset],
      [
        "upload-metadata",
        describeUpload({ bucketName: bucket, objectName: name.join("/"), contentType: type }),
      ],
      ...more,
    ]);
  const body = fc.oneof(fc.constant(null), drawFile());
  const asks = (method: string, rest: fc.Arbitrary<string[]>) =>
    fc
      .tuple(draw(method, place, rest, body), headers)
      .map(([sketch, said]) => ({ ...sketch, headers: said }));
  return [
    ...["POST", "OPTIONS"].map((method) => asks(method, fc.constant([]))),
    ...["HEAD", "PATCH", "DELETE", "GET", "OPTIONS"].map((method) => asks(method, id)),
  ];
}

/** Names that differ from run to run stay as they are: the place is wrong then, and that is all right. */
function describeUpload(said: Record<string, string>): string {
  return Object.entries(said)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`)
    .join(",");
}

function drawFile(): fc.Arbitrary<Body> {
  return fc.constantFrom(...contents).map((bytes) => ({ bytes }));
}

function drawForm(): fc.Arbitrary<Body> {
  const field = fc
    .tuple(
      hostile.orPrototypeName(fc.constantFrom("cacheControl", "metadata")),
      fc.oneof(fc.constantFrom("3600", '{"a":1}', '{"__proto__":1}'), hostile.text),
    )
    .map(([name, text]) => ({ name, text }));
  const file = fc
    .tuple(hostile.orPrototypeName(fc.constant("")), fc.constantFrom(...types), drawContent())
    .map(([name, type, text]) => ({ name, filename: "a.txt", type, text }));
  return fc
    .tuple(fc.array(field, { maxLength: 2 }), file)
    .map(([fields, last]) => ({ parts: [...fields, last] }));
}

function drawContent(): fc.Arbitrary<string> {
  return fc.constantFrom(...contents);
}

function draw(
  method: string,
  prefix: string,
  rest: fc.Arbitrary<string[]>,
  body: fc.Arbitrary<Body | null>,
  query: readonly Pair[] = [],
): fc.Arbitrary<Sketch> {
  const start = ["storage", "v1", ...prefix.split("/")];
  const header = fc.oneof(
    fc.constantFrom(...types).map((type): Pair => ["content-type", type]),
    fc.constantFrom<Pair[]>(
      ["x-upsert", "true"],
      ["range", "bytes=0-3"],
      ["range", "bytes=9-3"],
      ["x-metadata", "e30="],
      ["x-metadata", "!"],
      ["cache-control", "max-age=99999999999999999999"],
      ["if-none-match", "*"],
      ["x-test", ""],
    ),
  );
  const download = fc.constantFrom<Pair[][]>(
    [],
    [],
    [["download", ""]],
    [["download", 'a"\r\nx-injected: yes.txt']],
    [["width", "10"]],
  );
  return fc.record({
    room: fc.constant("storage"),
    caller: fc.constant(null),
    method: fc.constant(method),
    path: rest.map((segments) => [...start, ...segments]),
    query: method === "GET" ? download : fc.constant(query),
    headers: fc.array(header, { maxLength: 2 }),
    body,
  });
}
