import { createHash, randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Upload } from "tus-js-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createS3Store } from "../../server/storage/s3-store.ts";
import { startS3Server, type S3Server } from "../support/s3-server.ts";
import {
  readBytes,
  somePicture,
  somePng,
  startStorageApp,
  type StorageApp,
} from "./storage-app.ts";
import { megabyte, statusOfFailure, uploadByTus } from "./tus-upload.ts";

let s3: S3Server;
let app: StorageApp;

beforeAll(async () => {
  s3 = await startS3Server();
  app = await startStorageApp({ s3: s3.config });
});
afterAll(async () => {
  await app.stop();
  await s3.stop();
});

const own = (name = "file.png") => `${app.people.ada.id}/${randomUUID()}/${name}`;
const attachments = () => app.as(app.people.ada).from("attachments");

it("keeps the bytes in the store, and none on this machine", async () => {
  const name = own();
  expect((await attachments().upload(name, somePicture(300_000))).error).toBeNull();
  expect(await s3.count()).toBe(1);
  expect(await app.filesOnDisk()).toEqual([]);
  const { data } = await attachments().download(name);
  expect(await readBytes(data)).toEqual(somePng(300_000));

  const part = await fetch(`${app.url}/storage/v1/object/attachments/${name}`, {
    headers: { ...app.headersOf(app.people.ada), range: "bytes=1-3" },
  });
  expect([part.status, await part.text()]).toEqual([206, "PNG"]);

  const [copy, moved] = [own("copy.png"), own("moved.png")];
  expect((await attachments().copy(name, copy)).error).toBeNull();
  expect((await attachments().move(copy, moved)).error).toBeNull();
  expect((await attachments().update(name, somePicture(10))).error).toBeNull();
  expect(await s3.count()).toBe(2);
  expect((await attachments().info(moved)).data?.size).toBe(300_000);
  expect((await attachments().remove([name, moved])).data).toHaveLength(2);
  expect(await s3.count()).toBe(0);
  expect(app.unexpected).toEqual([]);
});

it("sweeps what no row stands for", async () => {
  const name = own();
  await attachments().upload(name, somePicture());
  const file = join(app.storage.incoming, randomUUID());
  await writeFile(file, "orphan");
  await app.storage.store.put({ bucketId: "attachments", version: randomUUID() }, file);
  expect(await s3.count()).toBe(2);
  await app.sweep(Date.now() + 25 * 3600 * 1000);
  expect(await s3.count()).toBe(1);
  expect((await attachments().download(name)).error).toBeNull();
});

it("says that the store is away, and leaves neither row nor file", async () => {
  const { store } = app.storage;
  const wrong = { ...s3.config, accessKeyId: "unknown" };
  const name = own();
  try {
    app.storage.store = createS3Store(wrong);
    await expect(app.storage.store.check()).rejects.toThrow("cannot be used");
    const { error } = await attachments().upload(name, somePicture());
    expect(error).toMatchObject({
      status: 503,
      message: "The file store cannot be used right now.",
    });
  } finally {
    app.storage.store = store;
  }
  await app.storage.store.check();
  expect((await attachments().exists(name)).data).toBe(false);
  expect(await app.filesOnDisk()).toEqual([]);
  expect(app.unexpected).toHaveLength(1);
});

describe("what comes in pieces", () => {
  const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
  const by = (name: string, options = {}) => ({
    url: app.url,
    bucket: "attachments",
    name,
    headers: app.headersOf(app.people.ada),
    options,
  });

  it("is kept as parts, and goes on where it was", async () => {
    const [name, bytes] = [own(), somePng(20 * megabyte + 5)];
    const before = await s3.count();
    let sent = 0;
    const broken = uploadByTus(bytes, {
      ...by(name),
      options: {
        onChunkComplete: () => {
          sent += 1;
        },
        onBeforeRequest: (request) => {
          if (sent === 2) throw new Error(`cut at ${request.getURL()}`);
        },
      },
    });
    const reason = await broken.then(
      () => "",
      (error: Error) => String(error),
    );
    const url = /cut at (\S+?)[,\s]/.exec(`${reason} `)?.[1] ?? "";
    expect([await s3.countUploads(), await s3.count()]).toEqual([1, before]);
    const rows = await app.owner`
      select received::int, parts from private.uploads where name = ${name}`;
    expect([...rows]).toEqual([{ received: 12 * megabyte, parts: 2 }]);
    const offsets: string[] = [];
    await uploadByTus(bytes, {
      ...by(name),
      options: {
        uploadUrl: url,
        onBeforeRequest: (request) => {
          offsets.push(request.getHeader("Upload-Offset") ?? "");
        },
      },
    });
    expect(offsets).toEqual(["", String(12 * megabyte), String(18 * megabyte)]);
    expect(sha256(await readBytes((await attachments().download(name)).data))).toBe(sha256(bytes));
    expect([await s3.countUploads(), await s3.count()]).toEqual([0, before + 1]);
    expect(await app.filesOnDisk()).toEqual([]);
  });

  it("is taken in one request, too, and cut into parts here", async () => {
    const [name, bytes] = [own(), somePng(13 * megabyte)];
    await uploadByTus(bytes, by(name, { chunkSize: Infinity }));
    expect(sha256(await readBytes((await attachments().download(name)).data))).toBe(sha256(bytes));
  });

  it("and is smaller than a part of S3 is refused, but for the last", async () => {
    const [name, bytes] = [own(), somePng(9 * megabyte)];
    expect(await statusOfFailure(uploadByTus(bytes, by(name, { chunkSize: megabyte })))).toBe(400);
    await app.owner`update private.uploads set expires_at = now() - interval '1 s'`;
    await app.endExpired();
    expect(await s3.countUploads()).toBe(0);
    await uploadByTus(Buffer.from("note"), { ...by(own("a.txt")), type: "text/plain" });
    await uploadByTus(Buffer.alloc(0), { ...by(own("b.txt")), type: "text/plain" });
    expect(await s3.countUploads()).toBe(0);
  });

  it("is given up there as well when it is ended here", async () => {
    const name = own();
    const client = new Upload(somePng(9 * megabyte), {
      endpoint: `${app.url}/storage/v1/upload/resumable`,
      headers: app.headersOf(app.people.ada),
      chunkSize: 6 * megabyte,
      metadata: { bucketName: "attachments", objectName: name, contentType: "image/png" },
      onChunkComplete: () => void client.abort(true).then(ended.resolve, ended.reject),
      onError: (error) => ended.reject(error),
    });
    const ended = Promise.withResolvers<void>();
    client.start();
    await ended.promise;
    expect(await s3.countUploads()).toBe(0);
    expect([...(await app.owner`select from private.uploads where name = ${name}`)]).toEqual([]);
  });
});
