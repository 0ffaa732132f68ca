import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createS3Store } from "../../server/storage/s3-store.ts";
import { startS3Server, type S3Server } from "../support/s3-server.ts";
import {
  readBytes,
  somePicture,
  somePng,
  startStorageApp,
  type StorageApp,
} from "./storage-app.ts";

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
