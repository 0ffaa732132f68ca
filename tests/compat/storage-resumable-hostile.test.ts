import { createHash, randomUUID } from "node:crypto";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Company } from "../support/create-company.ts";
import { removeMember } from "../support/create-company.ts";
import type { Person } from "../support/create-person.ts";
import { readBytes, somePng, startStorageApp, type StorageApp } from "./storage-app.ts";
import { megabyte } from "./tus-upload.ts";

let app: StorageApp;
let company: Company;

beforeAll(async () => {
  app = await startStorageApp({ clientStorageBytes: 100 * megabyte });
  company = await app.company();
});
afterEach(async () => {
  expect(app.unexpected).toEqual([]);
  await app.owner`delete from private.uploads`;
  await app.owner`delete from storage.objects`;
});
afterAll(() => app.stop());

const endpoint = "/storage/v1/upload/resumable";
const chunkType = "application/offset+octet-stream";
const base64 = (text: string) => Buffer.from(text).toString("base64");
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const inCompany = () => `${company.id}/${randomUUID()}.png`;
const describeFile = (name: string) =>
  `bucketName ${base64("attachments")},objectName ${base64(name)},contentType ${base64("image/png")}`;

type Asked = { who?: Parameters<StorageApp["headersOf"]>[0]; body?: Buffer<ArrayBuffer> };

async function ask(
  method: string,
  address: string,
  headers: Record<string, string> = {},
  { who = company.people.member, body }: Asked = {},
) {
  const answer = await fetch(new URL(address, app.url), {
    method,
    headers: { ...app.headersOf(who), "tus-resumable": "1.0.0", ...headers },
    ...(body && { body }),
  });
  await answer.arrayBuffer();
  return { status: answer.status, headers: answer.headers };
}

const create = (name: string, length: number, asked: Asked = {}) =>
  ask(
    "POST",
    endpoint,
    { "upload-length": String(length), "upload-metadata": describeFile(name) },
    asked,
  );

async function begin(name: string, length: number): Promise<string> {
  const { status, headers } = await create(name, length);
  expect(status).toBe(201);
  return headers.get("location") ?? "";
}

const sendChunk = (address: string, offset: number, body: Buffer<ArrayBuffer>, who?: Person) =>
  ask(
    "PATCH",
    address,
    { "upload-offset": String(offset), "content-type": chunkType },
    { body, ...(who && { who }) },
  );

const offsetOf = async (address: string) =>
  (await ask("HEAD", address)).headers.get("upload-offset");

async function countRows(): Promise<{ uploads: number; objects: number }> {
  const [row] = await app.owner<{ uploads: number; objects: number }[]>`
    select (select count(*)::int from private.uploads) as uploads,
      (select count(*)::int from storage.objects) as objects`;
  if (!row) throw new Error("Nothing was counted.");
  return row;
}

/** What no client sends: the lines of a request as they are written here, and the status of what is answered. */
function sendLines(lines: readonly string[], body: Buffer = Buffer.alloc(0)): Promise<number> {
  const { hostname, port } = new URL(app.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.on("data", (bytes) => {
      answer += bytes.toString("latin1");
      socket.end();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
    socket.write(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
    socket.write(body);
  });
}

function linesOf(method: string, address: string, headers: readonly string[]): string[] {
  const own = Object.entries(app.headersOf(company.people.member));
  return [
    `${method} ${address} HTTP/1.1`,
    "Host: agency.example",
    "Tus-Resumable: 1.0.0",
    ...own.map(([name, value]) => `${name}: ${value}`),
    ...headers,
  ];
}

describe("headers that no client sends", () => {
  it("make no upload: lines in metadata, Base64 that is none, and lengths said twice", async () => {
    const name = inCompany();
    const good = describeFile(name);
    const named = (bytes: Buffer | string) =>
      `bucketName ${base64("attachments")},contentType ${base64("image/png")},objectName ${
        typeof bytes === "string" ? base64(bytes) : bytes.toString("base64")
      }`;
    const tries: (readonly string[])[] = [
      // A line of its own, folded, alone, and with a header behind it.
      ["Upload-Length: 10", `Upload-Metadata: ${good},\r\n x y`],
      ["Upload-Length: 10", `Upload-Metadata: ${good}\n,x`],
      ["Upload-Length: 10", `Upload-Metadata: ${good}\rUpload-Offset: 3`],
      ["Upload-Length: 10", `Upload-Metadata: ${good}\0`],
      // Names that are no name of a file.
      ["Upload-Length: 10", `Upload-Metadata: ${named(`${company.id}/a\r\nb.png`)}`],
      ["Upload-Length: 10", `Upload-Metadata: ${named(`${company.id}/a\u0000.png`)}`],
      ["Upload-Length: 10", `Upload-Metadata: ${named(`${company.id}/../x.png`)}`],
      ["Upload-Length: 10", `Upload-Metadata: ${named(Buffer.from([0xff, 0xfe, 0x2f, 0x61]))}`],
      ["Upload-Length: 10", `Upload-Metadata: ${named("")}`],
      // Base64 of another alphabet, of the wrong length, and with something in between.
      ["Upload-Length: 10", `Upload-Metadata: ${good.replaceAll("=", "")},x _-8`],
      ["Upload-Length: 10", `Upload-Metadata: ${good},x YQ`],
      ["Upload-Length: 10", `Upload-Metadata: ${good},x Y===`],
      ["Upload-Length: 10", `Upload-Metadata: ${good},x YQ==YQ==`],
      ["Upload-Length: 10", `Upload-Metadata: ${good},\xe9 YQ==`],
      ["Upload-Length: 10", `Upload-Metadata: ${good},,`],
      ["Upload-Length: 10", `Upload-Metadata: ${good},x ${"A".repeat(16_400)}`],
      // Twice.
      ["Upload-Length: 10", "Upload-Length: 20", `Upload-Metadata: ${good}`],
      ["Upload-Length: 10", `Upload-Metadata: ${good}`, `Upload-Metadata: ${good}`],
      ["Upload-Length: 10, 10", `Upload-Metadata: ${good}`],
      ["Upload-Length: +10", `Upload-Metadata: ${good}`],
      ["Upload-Length: 1_0", `Upload-Metadata: ${good}`],
      ["Upload-Length: \xb2", `Upload-Metadata: ${good}`],
      ["Upload-Length: 18446744073709551617", `Upload-Metadata: ${good}`],
      ["Upload-Length: 10", "Content-Length: -1", `Upload-Metadata: ${good}`],
      ["Upload-Length: 10", "Content-Length: 1", "Content-Length: 2", `Upload-Metadata: ${good}`],
      [
        "Upload-Length: 10",
        "Content-Length: 5",
        "Transfer-Encoding: chunked",
        `Upload-Metadata: ${good}`,
      ],
    ];
    for (const headers of tries) {
      const status = await sendLines(linesOf("POST", endpoint, headers));
      const said = JSON.stringify(headers).slice(0, 300);
      expect(status, said).toBeGreaterThanOrEqual(400);
      expect(status, said).toBeLessThan(500);
    }
    expect(await countRows()).toEqual({ uploads: 0, objects: 0 });
    // What they were made of is one.
    const headers = ["Upload-Length: 10", `Upload-Metadata: ${good}`];
    expect(await sendLines(linesOf("POST", endpoint, headers))).toBe(201);
  });

  it("move no upload: offsets said twice, or as no number, and bodies that break off", async () => {
    const address = await begin(inCompany(), 1000);
    const type = `Content-Type: ${chunkType}`;
    for (const headers of [
      [type, "Upload-Offset: 0", "Upload-Offset: 0", "Content-Length: 10"],
      [type, "Upload-Offset: 0, 0", "Content-Length: 10"],
      [type, "Upload-Offset: -0", "Content-Length: 10"],
      [type, "Upload-Offset: +0", "Content-Length: 10"],
      [type, "Upload-Offset: \xa00", "Content-Length: 10"],
      [type, "Upload-Offset: 9007199254740993", "Content-Length: 10"],
      [type, "Content-Length: 10"],
      [type, "Upload-Offset: 0", "Content-Length: 99999999999999999999"],
      [type, type, "Upload-Offset: 0", "Upload-Offset: 5", "Content-Length: 10"],
      [
        "Content-Type: application/offset+octet-stream; a=b",
        "Upload-Offset: 1",
        "Content-Length: 1",
      ],
    ]) {
      const status = await sendLines(linesOf("PATCH", address, headers), somePng(10));
      expect(status, JSON.stringify(headers)).toBeGreaterThanOrEqual(400);
      expect(status, JSON.stringify(headers)).toBeLessThan(500);
      expect(await offsetOf(address)).toBe("0");
    }
    const bytes = somePng(1000);
    expect((await sendChunk(address, 0, bytes)).status).toBe(204);
  });
});

describe("an upload of somebody else's", () => {
  it("is none for anybody, whatever their role is, and stays as it is", async () => {
    const bytes = somePng(1000);
    const name = inCompany();
    const address = await begin(name, bytes.length);
    await sendChunk(address, 0, bytes.subarray(0, 400));
    const other = await app.company();
    const { viewer, approver, owner } = company.people;
    const strangers = [
      viewer,
      approver,
      owner,
      ...Object.values(other.people),
      app.people.staff,
      app.people.staffWithCode,
    ];
    for (const who of strangers) {
      expect((await sendChunk(address, 400, bytes.subarray(400), who)).status).toBe(404);
      expect((await ask("HEAD", address, {}, { who })).status).toBe(404);
      expect((await ask("DELETE", address, {}, { who })).status).toBe(404);
    }
    const sign = address.replace("/resumable/", "/resumable/sign/");
    expect((await ask("HEAD", sign, { "x-signature": "nonsense" })).status).toBe(400);
    expect((await sendChunk(address, 400, bytes.subarray(400))).status).toBe(204);
    const { data } = await app.as(company.people.member).from("attachments").download(name);
    expect(bytes.equals(await readBytes(data))).toBe(true);
  });

  it("is begun only by those who may write there", async () => {
    const statusOf = async (who: Person, name = inCompany()) =>
      (await create(name, 10, { who })).status;
    const { viewer, member, approver, owner } = company.people;
    expect(await statusOf(viewer)).toBe(403);
    for (const who of [member, approver, owner]) expect(await statusOf(who)).toBe(201);
    const other = await app.company();
    for (const who of Object.values(other.people)) expect(await statusOf(who)).toBe(403);
  });

  it("ends with the rights of whoever began it", async () => {
    const leaving = await app.company();
    const { member } = leaving.people;
    const name = `${leaving.id}/${randomUUID()}.png`;
    const { headers } = await create(name, 100, { who: member });
    const address = headers.get("location") ?? "";
    expect((await sendChunk(address, 0, somePng(100).subarray(0, 40), member)).status).toBe(204);
    await removeMember(app.owner, { companyId: leaving.id, person: member });
    const last = await sendChunk(address, 40, somePng(100).subarray(40), member);
    expect(last.status).toBe(403);
    expect(await countRows()).toMatchObject({ objects: 0 });
  });
});

describe("requests at one offset", () => {
  it("are one, and the bytes are those of the one that was taken, to the last", async () => {
    const length = 3 * megabyte;
    const name = inCompany();
    const address = await begin(name, length);
    // Each brings other bytes, and another number of them.
    const brought = Array.from({ length: 8 }, (_, at) => {
      const bytes = somePng(megabyte + at);
      bytes.fill(at, 33);
      return bytes;
    });
    const statuses = await Promise.all(
      brought.map(async (bytes) => (await sendChunk(address, 0, bytes)).status),
    );
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    for (const status of statuses) expect([204, 409, 423]).toContain(status);
    const taken = brought.find((_, at) => statuses[at] === 204) ?? Buffer.alloc(0);
    expect(await offsetOf(address)).toBe(String(taken.length));
    const rest = Buffer.alloc(length - taken.length, "rest");
    expect((await sendChunk(address, taken.length, rest)).status).toBe(204);
    const { data } = await app.as(company.people.member).from("attachments").download(name);
    const stored = await readBytes(data);
    expect(stored.equals(Buffer.concat([taken, rest]))).toBe(true);
    await app.runJobs();
    const [row] = await app.owner`select metadata ->> 'sha256' as hash from storage.objects`;
    expect(row).toEqual({ hash: sha256(stored) });
  });

  it("that come after the last byte change nothing", async () => {
    const bytes = somePng(1000);
    const name = inCompany();
    const address = await begin(name, bytes.length);
    expect((await sendChunk(address, 0, bytes)).status).toBe(204);
    const more = somePng(100).fill("x");
    for (const [offset, status] of [
      [0, 409],
      [999, 413],
      [1000, 413],
      [1001, 409],
    ] as const)
      expect((await sendChunk(address, offset, more)).status, String(offset)).toBe(status);
    expect((await ask("DELETE", address)).status).toBe(400);
    expect((await create(name, 10)).status).toBe(409);
    const { data } = await app.as(company.people.member).from("attachments").download(name);
    expect(bytes.equals(await readBytes(data))).toBe(true);
  });
});
