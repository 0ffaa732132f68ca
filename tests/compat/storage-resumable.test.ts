import { createHash, randomUUID } from "node:crypto";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { releaseUploads } from "../../server/storage/resumable/hold-upload.ts";
import { readBytes, somePng, startStorageApp, type StorageApp } from "./storage-app.ts";
import { megabyte, statusOfFailure, uploadByTus } from "./tus-upload.ts";

let app: StorageApp;

beforeAll(async () => {
  app = await startStorageApp({ clientStorageBytes: 100 * megabyte });
});
afterEach(async () => {
  expect(app.unexpected).toEqual([]);
  await app.owner`delete from private.uploads`;
  await app.owner`delete from storage.objects`;
});
afterAll(() => app.stop());

const own = (name = "film.png") => `${app.people.ada.id}/${randomUUID()}/${name}`;
const base64 = (text: string) => Buffer.from(text).toString("base64");
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

function describeFile(name: string, more: Record<string, string> = {}): string {
  const said = { bucketName: "attachments", objectName: name, contentType: "image/png", ...more };
  return Object.entries(said)
    .map(([key, value]) => `${key} ${base64(value)}`)
    .join(",");
}

type Asked = { who?: Parameters<StorageApp["headersOf"]>[0]; body?: Buffer<ArrayBuffer> };

/** One request as it goes over the wire. */
async function ask(
  method: string,
  address: string,
  headers: Record<string, string> = {},
  { who = app.people.ada, body }: Asked = {},
) {
  const answer = await fetch(new URL(address, app.url), {
    method,
    headers: { ...app.headersOf(who), "tus-resumable": "1.0.0", ...headers },
    ...(body && { body }),
  });
  const words = await answer.text();
  return { status: answer.status, headers: answer.headers, words };
}

const endpoint = "/storage/v1/upload/resumable";

function create(name: string, length: number | string, headers: Record<string, string> = {}) {
  const announced = { "upload-length": String(length), "upload-metadata": describeFile(name) };
  return ask("POST", endpoint, { ...announced, ...headers });
}

async function begin(name: string, length: number): Promise<string> {
  const { status, headers } = await create(name, length);
  expect(status).toBe(201);
  return headers.get("location") ?? "";
}

function sendChunk(address: string, offset: number | string, body: Buffer<ArrayBuffer>) {
  const type = "application/offset+octet-stream";
  return ask("PATCH", address, { "upload-offset": String(offset), "content-type": type }, { body });
}

async function readMetadata(name: string): Promise<Record<string, unknown>> {
  const [row] = await app.owner<{ metadata: Record<string, unknown> }[]>`
    select metadata from storage.objects where name = ${name}`;
  return row?.metadata ?? {};
}

async function countUploads(name: string): Promise<number> {
  const rows = await app.owner`select from private.uploads where name = ${name}`;
  return rows.length;
}

const uploadsOnDisk = () => readdir(join(app.storage.incoming, "../.uploads"));

describe("tus-js-client", () => {
  const as = (name: string) => ({
    url: app.url,
    bucket: "attachments",
    name,
    headers: app.headersOf(app.people.ada),
  });

  it("uploads in chunks what a download then answers, with its hash", async () => {
    const [name, bytes] = [own(), somePng(14 * megabyte)];
    const requests: string[] = [];
    await uploadByTus(bytes, {
      ...as(name),
      options: {
        onAfterResponse: (request, answer) => {
          requests.push(`${request.getMethod()} ${answer.getStatus()}`);
        },
      },
    });
    expect(requests).toEqual(["POST 201", "PATCH 204", "PATCH 204"]);
    const { data } = await app.as(app.people.ada).from("attachments").download(name);
    expect(bytes.equals(await readBytes(data))).toBe(true);
    expect(await readMetadata(name)).toMatchObject({
      size: bytes.length,
      mimetype: "image/png",
      cacheControl: "max-age=3600",
      sha256: sha256(bytes),
    });
    expect(await uploadsOnDisk()).toEqual([]);
  });

  it("goes on where it was, and asks before", async () => {
    const [name, bytes] = [own(), somePng(8 * megabyte)];
    const address = await begin(name, bytes.length);
    await sendChunk(address, 0, bytes.subarray(0, 3 * megabyte));
    const requests: string[] = [];
    await uploadByTus(bytes, {
      ...as(name),
      options: {
        uploadUrl: new URL(address, app.url).href,
        onBeforeRequest: (request) => {
          requests.push(`${request.getMethod()} ${request.getHeader("Upload-Offset") ?? ""}`);
        },
      },
    });
    expect(requests).toEqual(["HEAD ", `PATCH ${3 * megabyte}`]);
    expect((await readMetadata(name))["sha256"]).toBe(sha256(bytes));
  });

  it("ends an upload, and its room is free again", async () => {
    const name = own();
    const address = await begin(name, 90 * megabyte);
    expect((await create(own(), 20 * megabyte)).status).toBe(413);
    expect(await countUploads(name)).toBe(1);
    expect((await ask("DELETE", address)).status).toBe(204);
    expect((await ask("HEAD", address)).status).toBe(404);
    expect(await uploadsOnDisk()).toEqual([]);
    expect((await create(own(), 20 * megabyte)).status).toBe(201);
  });

  it("uploads with a signature instead of a session, to that place only", async () => {
    const name = own();
    const files = app.as(app.people.ada).from("attachments");
    const { data } = await files.createSignedUploadUrl(name);
    const bytes = somePng(7 * megabyte);
    const signed = (to: string, signature?: string) =>
      uploadByTus(bytes, {
        ...as(to),
        headers: signature === undefined ? {} : { "x-signature": signature },
        options: { endpoint: `${app.url}${endpoint}/sign` },
      });
    expect(await statusOfFailure(signed(name))).toBe(400);
    expect(await statusOfFailure(signed(own(), data?.token))).toBe(400);
    await signed(name, data?.token);
    expect((await files.info(name)).data?.size).toBe(bytes.length);
  });
});

describe("the protocol", () => {
  it("says what it can do, to any origin", async () => {
    const { status, headers } = await ask("OPTIONS", endpoint, {
      "access-control-request-headers": "x-upsert, upload-offset",
    });
    expect(status).toBe(204);
    expect(Object.fromEntries(headers)).toMatchObject({
      "tus-version": "1.0.0",
      "tus-extension": "creation,creation-with-upload,termination,expiration",
      "tus-max-size": "53687091200",
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "x-upsert, upload-offset",
    });
    expect(headers.get("access-control-allow-methods")).toContain("PATCH");
  });

  it("tells how far an upload is, and until when it is kept", async () => {
    const name = own();
    const address = await begin(name, 1000);
    const sent = await sendChunk(address, 0, somePng(400));
    expect([sent.status, sent.headers.get("upload-offset")]).toEqual([204, "400"]);
    const { status, headers } = await ask("HEAD", address);
    expect(status).toBe(200);
    expect(headers.get("upload-offset")).toBe("400");
    expect(headers.get("upload-length")).toBe("1000");
    expect(headers.get("upload-metadata")).toBe(describeFile(name));
    expect(headers.get("cache-control")).toBe("no-store");
    const left = Date.parse(headers.get("upload-expires") ?? "") - Date.now();
    expect(left / 3_600_000).toBeCloseTo(24, 1);
  });

  it("takes a file of one request, one without bytes, and metadata of the client's own", async () => {
    const [name, empty] = [own(), own("empty.txt")];
    const whole = await ask(
      "POST",
      endpoint,
      {
        "upload-length": "100",
        "upload-metadata": describeFile(name, { metadata: '{"cut":3}' }),
        "content-type": "application/offset+octet-stream",
      },
      { body: somePng(100) },
    );
    expect([whole.status, whole.headers.get("upload-offset")]).toEqual([201, "100"]);
    expect(whole.headers.has("upload-expires")).toBe(false);
    const [row] = await app.owner`select user_metadata from storage.objects where name = ${name}`;
    expect(row).toEqual({ user_metadata: { cut: 3 } });
    const none = await ask("POST", endpoint, {
      "upload-length": "0",
      "upload-metadata": describeFile(empty, { contentType: "text/plain" }),
    });
    expect([none.status, (await readMetadata(empty))["size"]]).toEqual([201, 0]);
  });

  it("refuses other versions, other types, wrong places and too many bytes, and takes none of them", async () => {
    const address = await begin(own(), 1000);
    const other = await ask("HEAD", address, { "tus-resumable": "0.2.2" });
    expect([other.status, other.headers.get("tus-version")]).toEqual([412, "1.0.0"]);
    const plain = { "upload-offset": "0", "content-type": "image/png" };
    expect((await ask("PATCH", address, plain, { body: somePng() })).status).toBe(415);
    expect((await sendChunk(address, 5, somePng())).status).toBe(409);
    expect((await sendChunk(address, 1001, somePng())).status).toBe(409);
    expect((await sendChunk(address, 0, somePng(1001))).status).toBe(413);
    for (const offset of ["-1", "1.5", "1e3", "0x10", "", "9223372036854775808", "NaN", "00"]) {
      expect((await sendChunk(address, offset, somePng())).status, offset).toBe(400);
    }
    expect((await ask("HEAD", address)).headers.get("upload-offset")).toBe("0");
  });

  it("refuses lengths, names and metadata that make no sense", async () => {
    const name = own();
    for (const length of ["-1", "1.5", "9223372036854775808", "1e9", "", "Infinity"]) {
      expect((await create(name, length)).status, length).toBe(400);
    }
    expect((await create(name, 3 * 1024 ** 3)).status).toBe(413);
    expect((await create(name, 9_007_199_254_740_991)).status).toBe(413);
    for (const header of ["upload-defer-length", "upload-concat"]) {
      expect((await create(name, 10, { [header]: "1" })).status).toBe(400);
    }
    const wrong: [string, number][] = [
      ["", 400],
      ["bucketName", 400],
      [`bucketName ${base64("attachments")}`, 400],
      [`${describeFile(name)},objectName ${base64("x")}`, 400],
      [`${describeFile(name)},a b c`, 400],
      [`${describeFile(name)},a !`, 400],
      [describeFile(`${app.people.ada.id}/../x.png`), 400],
      [describeFile(`${app.people.ada.id}/a\0.png`), 400],
      [describeFile(name, { bucketName: "nowhere" }), 404],
      [describeFile(name, { bucketName: "__proto__" }), 404],
      [describeFile(name, { contentType: "text/html" }), 415],
      [describeFile(name, { metadata: "[1]" }), 400],
      [describeFile(name, { metadata: "{" }), 400],
      [describeFile(name, { metadata: '{"a":"\\u0000"}' }), 400],
      ["x ".padEnd(10_000, "A"), 400],
    ];
    for (const [metadata, status] of wrong) {
      const answer = await create(name, 10, { "upload-metadata": metadata });
      expect(answer.status, metadata.slice(0, 100)).toBe(status);
    }
    expect(await countUploads(name)).toBe(0);
  });

  it("answers in plain words, as storage-api does where it speaks TUS", async () => {
    const { headers, words } = await create(own(), 3 * 1024 ** 3);
    expect(headers.get("content-type")).toContain("text/plain");
    expect(words).toMatch(/maximum allowed size/);
  });
});

describe("an upload", () => {
  it("is nobody else's, and of nobody without a session", async () => {
    const address = await begin(own(), 1000);
    for (const method of ["HEAD", "PATCH", "DELETE"]) {
      const headers = { "upload-offset": "0", "content-type": "application/offset+octet-stream" };
      const body = method === "PATCH" ? { body: somePng() } : {};
      for (const who of [app.people.ben, app.people.staff, "service_role"] as const) {
        const { status } = await ask(method, address, headers, { who, ...body });
        expect(status, method).toBe(404);
      }
      expect((await ask(method, address, headers, { who: "anon", ...body })).status).toBe(401);
      const unknown = `${endpoint}/${randomUUID()}`;
      expect((await ask(method, unknown, headers, body)).status).toBe(404);
      expect((await ask(method, `${endpoint}/..%2f..%2fx`, headers, body)).status).toBe(404);
    }
  });

  it("may go only where the person may write, when it begins and when it ends", async () => {
    const foreign = await ask(
      "POST",
      endpoint,
      {
        "upload-length": "10",
        "upload-metadata": describeFile(`${app.people.ben.id}/a.png`),
      },
      { who: app.people.ada },
    );
    expect(foreign.status).toBe(403);
    const anonymous = await ask(
      "POST",
      endpoint,
      { "upload-length": "10", "upload-metadata": describeFile(own()) },
      { who: "anon" },
    );
    expect(anonymous.status).toBe(401);

    const name = own();
    const address = await begin(name, 200);
    await app.as(app.people.ada).from("attachments").upload(name, somePng(), {
      contentType: "image/png",
    });
    expect((await sendChunk(address, 0, somePng(200))).status).toBe(409);
    expect(await countUploads(name)).toBe(0);
    expect((await readMetadata(name))["size"]).toBe(100);
    expect((await create(name, 10)).status).toBe(409);
    expect((await create(name, 10, { "x-upsert": "true" })).status).toBe(201);
  });

  it("that is not what it is said to be is refused with its first bytes, and gone", async () => {
    const name = own();
    const address = await begin(name, 10 * megabyte);
    const page = Buffer.from("<!doctype html>".padEnd(megabyte, " "));
    expect((await sendChunk(address, 0, page)).status).toBe(415);
    expect((await ask("HEAD", address)).status).toBe(404);
    const slow = await begin(name, 30);
    expect((await sendChunk(slow, 0, Buffer.from("<!doctype html>"))).status).toBe(204);
    expect((await sendChunk(slow, 15, Buffer.from("<script></scrip"))).status).toBe(415);
    expect(await countUploads(name)).toBe(0);
    expect(await readMetadata(name)).toEqual({});
  });

  it("whose last answer was lost is whole for whoever asks again, and cannot be ended", async () => {
    const address = await begin(own(), 100);
    expect((await sendChunk(address, 0, somePng(100))).status).toBe(204);
    expect((await ask("HEAD", address)).headers.get("upload-offset")).toBe("100");
    expect((await sendChunk(address, 100, Buffer.alloc(0))).status).toBe(204);
    expect((await sendChunk(address, 0, somePng(100))).status).toBe(409);
    expect((await ask("DELETE", address)).status).toBe(400);
  });

  it("that came whole, but not to its row, becomes an object when somebody asks", async () => {
    const name = own();
    const address = await begin(name, 100);
    const id = address.split("/").at(-1) ?? "";
    // What a node leaves that is killed after its last byte.
    const file = await open(join(app.storage.incoming, "../.uploads", id), "r+");
    await file.write(somePng(100));
    await file.close();
    expect((await ask("HEAD", address)).headers.get("upload-offset")).toBe("100");
    expect((await readMetadata(name))["size"]).toBe(100);
    await app.runJobs();
    expect((await readMetadata(name))["sha256"]).toBe(sha256(somePng(100)));
  });

  it("waits for its turn while another request writes, and takes it when that is over", async () => {
    const address = await begin(own(), 100);
    const id = address.split("/").at(-1) ?? "";
    await app.owner`
      update private.uploads set leased_by = ${randomUUID()}, leased_until = now() + interval '1 minute'
      where id = ${id}`;
    expect((await sendChunk(address, 0, somePng(100))).status).toBe(423);
    expect((await ask("HEAD", address)).status).toBe(423);
    expect((await ask("DELETE", address)).status).toBe(423);
    await app.owner`update private.uploads set leased_until = now() - interval '1 s' where id = ${id}`;
    expect((await sendChunk(address, 0, somePng(100))).status).toBe(204);
  });

  it("has the turn of a process that is gone as soon as a server starts that is alone with the database", async () => {
    const address = await begin(own(), 100);
    await app.owner`
      update private.uploads set leased_by = ${randomUUID()}, leased_until = now() + interval '1 minute'`;
    expect((await sendChunk(address, 0, somePng(100))).status).toBe(423);
    await app.database.asOwner(releaseUploads);
    expect((await sendChunk(address, 0, somePng(100))).status).toBe(204);
  });

  it("of two requests at once, one writes", async () => {
    const address = await begin(own(), 4 * megabyte);
    const both = await Promise.all([
      sendChunk(address, 0, somePng(4 * megabyte)),
      sendChunk(address, 0, somePng(4 * megabyte)),
    ]);
    const statuses = both.map(({ status }) => status).toSorted((a, b) => a - b);
    expect([
      [204, 409],
      [204, 423],
    ]).toContainEqual(statuses);
  });

  it("runs out: nobody can go on, its room is free at once, and its bytes go", async () => {
    const name = own();
    const address = await begin(name, 90 * megabyte);
    await sendChunk(address, 0, somePng(1000));
    await app.owner`update private.uploads set expires_at = now() - interval '1 s' where name = ${name}`;
    expect((await ask("HEAD", address)).status).toBe(410);
    expect((await sendChunk(address, 1000, somePng())).status).toBe(410);
    const next = await begin(own(), 50 * megabyte);
    const before = (await uploadsOnDisk()).length;
    await app.endExpired();
    expect((await uploadsOnDisk()).length).toBe(before - 1);
    expect((await ask("HEAD", address)).status).toBe(404);
    expect((await ask("DELETE", next)).status).toBe(204);
  });

  it("has no more room than there is, however many begin at once", async () => {
    const { id } = app.people.ben;
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const metadata = describeFile(`${id}/${at}.png`);
        const headers = { "upload-length": String(9 * megabyte), "upload-metadata": metadata };
        return (await ask("POST", endpoint, headers, { who: app.people.ben })).status;
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(11);
    expect(statuses.filter((status) => status === 413)).toHaveLength(9);
  });

  it("that the disk has no room for is refused before it begins", async () => {
    const { measureRoom } = app.storage.parts;
    try {
      app.storage.parts.measureRoom = async () => 600 * megabyte;
      expect((await create(own(), 80 * megabyte)).status).toBe(201);
      const full = await ask(
        "POST",
        endpoint,
        {
          "upload-length": String(60 * megabyte),
          "upload-metadata": describeFile(`${app.people.ben.id}/a.png`),
        },
        { who: app.people.ben },
      );
      expect(full.status).toBe(507);
    } finally {
      app.storage.parts.measureRoom = measureRoom;
      app.unexpected.length = 0;
    }
  });
});

it("every file has its hash, however it came: at once, by a copy, or in pieces", async () => {
  const name = own();
  const files = app.as(app.people.ada).from("attachments");
  await files.upload(name, somePng(), { contentType: "image/png" });
  expect((await readMetadata(name))["sha256"]).toBe(sha256(somePng()));
  const copy = own();
  await app.owner`update storage.objects set metadata = metadata - 'sha256' where name = ${name}`;
  await files.copy(name, copy);
  expect(await readMetadata(copy)).not.toHaveProperty("sha256");
  await app.runJobs();
  expect((await readMetadata(copy))["sha256"]).toBe(sha256(somePng()));
});
