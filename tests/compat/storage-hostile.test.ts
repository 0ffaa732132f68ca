import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { utimes, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPerson } from "../support/create-person.ts";
import { somePicture, somePng, startStorageApp, type StorageApp } from "./storage-app.ts";

let app: StorageApp;

beforeAll(async () => {
  app = await startStorageApp();
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.stop();
});

const own = (name = "file.png") => `${app.people.ada.id}/${randomUUID()}/${name}`;
const attachments = () => app.as(app.people.ada).from("attachments");
const megabyte = 1024 * 1024;

async function countRows(name: string): Promise<number> {
  const [row] = await app.owner<{ count: number }[]>`
    select count(*)::int as count from storage.objects where name like ${`${name}%`}`;
  return row?.count ?? 0;
}

/** The head of a request as it goes over the wire, for what no client would send. */
async function openUpload(
  name: string,
  headers: string[],
  body: Uint8Array = Buffer.alloc(0),
  { house = app, bucket = "avatars" } = {},
) {
  const { hostname, port } = new URL(house.url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const head = [
    `POST /storage/v1/object/${bucket}/${name} HTTP/1.1`,
    `Host: ${hostname}`,
    `Authorization: Bearer ${house.people.ada.id}`,
    "Content-Type: image/png",
    ...headers,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  if (body.length > 0) socket.write(body);
  return socket;
}

describe("names", () => {
  it("lead nowhere else, however they are written", async () => {
    const { id } = app.people.ada;
    const paths = [
      `${id}/..%2f..%2f${app.people.ben.id}/a.png`,
      `${id}/%2e%2e%2fa.png`,
      `${id}//a.png`,
      `${id}/a%00.png`,
      `${id}/a%0d%0aset-cookie:x.png`,
      `${id}/..%5c..%5ca.png`,
      `${id}/%ff%fe.png`,
      `${id}/%F0%9F%8E%AC.png`,
      `${id}/${"a".repeat(1025)}.png`,
      `..%2f..%2fetc%2fpasswd`,
    ];
    for (const path of paths) {
      for (const method of ["POST", "PUT", "GET", "DELETE"]) {
        const answer = await fetch(`${app.url}/storage/v1/object/attachments/${path}`, {
          method,
          headers: { ...app.headersOf(app.people.ada), "content-type": "image/png" },
          ...((method === "POST" || method === "PUT") && { body: somePicture() }),
        });
        expect(answer.status, `${method} ${path}`).toBe(400);
        expect(await answer.json()).toMatchObject({ statusCode: "400", code: "InvalidKey" });
      }
    }
    const name = own();
    await attachments().upload(name, somePicture());
    const moved = await attachments().move(name, `${id}/../../x.png`);
    expect(moved.error).toMatchObject({ status: 400, code: "InvalidKey" });
    const listed = await attachments().list(`../${app.people.ben.id}`);
    expect(listed.data).toEqual([]);
    const unstorable = await attachments().list("a\0b");
    expect(unstorable.error).toMatchObject({ status: 400, code: "InvalidRequest" });
  });
});

describe("types", () => {
  it("are what the bytes say", async () => {
    const files = (await app.filesOnDisk()).length;
    const html = "<!doctype html><script>alert(document.domain)</script>";
    const tries = [
      [html, "image/png"],
      [html, "application/pdf"],
      [html, "text/html"],
      ["<svg onload='alert(1)'/>", "image/svg+xml"],
      [somePng(), "image/jpeg"],
      [somePng(), "text/plain"],
      ["console.log(1)", "text/javascript"],
      ["", "image/png"],
      [somePng(), 'image/png; name="x"'],
    ] as const;
    for (const [body, contentType] of tries) {
      const { error } = await attachments().upload(own(), body, { contentType });
      expect(error, contentType).toMatchObject({ status: 415, code: "InvalidMimeType" });
    }
    const gzip = await attachments().upload(own(), somePng(), {
      contentType: "image/png",
      contentEncoding: "gzip",
    });
    expect(gzip.error).toMatchObject({ status: 415 });
    const form = await attachments().upload(own(), new Blob([html], { type: "image/png" }));
    expect(form.error).toMatchObject({ status: 415 });
    expect((await app.filesOnDisk()).length).toBe(files);
  });

  it("hide no wall of pixels behind a small file", async () => {
    const wall = somePng(100, { width: 50_000, height: 50_000 });
    const { error } = await app
      .as(app.people.ada)
      .from("avatars")
      .upload(own(), wall, { contentType: "image/png" });
    expect(error).toMatchObject({ status: 413, code: "EntityTooLarge" });
  });
});

describe("archives", () => {
  it("are kept as they came: nothing here unpacks one, however much it would become", async () => {
    const name = own("films.zip");
    // A local header that promises four gigabytes, and some bytes of them.
    const bomb = Buffer.alloc(200);
    bomb.write("PK\u0003\u0004\u0014", "latin1");
    bomb.writeUInt16LE(8, 8);
    bomb.writeUInt32LE(0xff_ff_ff_fe, 22);
    const stored = await attachments().upload(name, bomb, { contentType: "application/zip" });
    expect(stored.error).toBeNull();
    const answer = await fetch(`${app.url}/storage/v1/object/authenticated/attachments/${name}`, {
      headers: app.headersOf(app.people.ada),
    });
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment;/);
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bomb);
  });
});

describe("sizes", () => {
  it("are refused as soon as they are announced", async () => {
    const name = own();
    const socket = await openUpload(name, ["Content-Length: 1073741824"]);
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 [^]*"code":"EntityTooLarge"/);
    socket.destroy();
    expect(await countRows(name)).toBe(0);
  });

  it("end at the limit where none was announced", async () => {
    const files = (await app.filesOnDisk()).length;
    const name = own();
    const socket = await openUpload(name, ["Transfer-Encoding: chunked"]);
    const answered = once(socket, "data");
    const chunk = Buffer.concat([
      Buffer.from(`${megabyte.toString(16)}\r\n`),
      somePng(megabyte),
      Buffer.from("\r\n"),
    ]);
    // One more than an avatar may have; the end never comes.
    for (let sent = 0; sent < 3; sent += 1) socket.write(chunk);
    const [answer] = await answered;
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
    await expect.poll(async () => (await app.filesOnDisk()).length).toBe(files);
    const avatar = await app
      .as(app.people.ada)
      .from("avatars")
      .upload(own(), somePicture(2_097_153));
    expect(avatar.error).toMatchObject({ status: 413 });
    expect(await countRows(name)).toBe(0);
    expect((await app.filesOnDisk()).length).toBe(files);
  });
});

describe("what one client keeps", () => {
  const small = 3 * megabyte;
  let house: StorageApp;
  beforeAll(async () => {
    house = await startStorageApp({ clientStorageBytes: small });
  });
  afterAll(() => house.stop());
  const refusal = {
    status: 413,
    code: "QuotaExceeded",
    message: "Your files may take up 3 MB in all: remove some to make room",
  };

  it("has an end, which neither many at once nor copies get past", async () => {
    const { ada, ben, staff } = house.people;
    const files = house.as(ada).from("attachments");
    const name = () => `${ada.id}/${randomUUID()}.png`;
    const kept = name();
    const options = { contentType: "image/png" };
    expect((await files.upload(kept, somePng(megabyte), options)).error).toBeNull();
    const rest = await Promise.all(
      Array.from({ length: 6 }, () => files.upload(name(), somePng(megabyte), options)),
    );
    expect(rest.filter(({ error }) => error === null)).toHaveLength(2);
    expect(rest.find(({ error }) => error)?.error).toMatchObject(refusal);
    expect((await files.copy(kept, name())).error).toMatchObject(refusal);
    expect(await house.filesOnDisk()).toHaveLength(3);

    // In its own place, the studio's, and another client's there is room.
    const replaced = await files.upload(kept, somePng(megabyte), { ...options, upsert: true });
    expect(replaced.error).toBeNull();
    for (const who of [ben, staff]) {
      const at = `${who.id}/${randomUUID()}.png`;
      const stored = await house.as(who).from("attachments").upload(at, somePng(megabyte), options);
      expect(stored.error).toBeNull();
    }
    await files.remove([kept]);
    expect((await files.upload(name(), somePng(megabyte), options)).error).toBeNull();
  });

  it("ends for staff too who have not shown their code", async () => {
    const { staff } = house.people;
    const files = house.as(staff).from("avatars");
    const send = () => files.upload(`${staff.id}/${randomUUID()}.png`, somePicture(megabyte));
    for (let sent = 0; sent < 4; sent += 1) expect((await send()).error).toBeNull();
    await house.owner`
      insert into auth.mfa_factors (user_id, status, secret)
      values (${staff.id}, 'verified', 'JBSWY3DPEHPK3PXP')`;
    expect((await send()).error).toMatchObject(refusal);
  });

  it("is told before the bytes are read", async () => {
    const name = `${house.people.ada.id}/${randomUUID()}.png`;
    const announced = ["Content-Length: 20000000"];
    const socket = await openUpload(name, announced, undefined, { house, bucket: "attachments" });
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 [^]*"code":"QuotaExceeded"/);
    socket.destroy();
  });
});

describe("uploads", () => {
  it("that break off leave nothing", async () => {
    const files = (await app.filesOnDisk()).length;
    const name = own();
    const socket = await openUpload(name, ["Content-Length: 2000000"], somePng(megabyte));
    await expect.poll(async () => (await app.filesOnDisk()).length).toBe(files + 1);
    socket.destroy();
    await expect.poll(async () => (await app.filesOnDisk()).length).toBe(files);
    expect(await countRows(name)).toBe(0);
    expect(app.unexpected).toEqual([]);
  });

  it("of one name at the same time leave one of them, whole", async () => {
    const files = (await app.filesOnDisk()).length;
    const name = own("race.txt");
    const texts = Array.from({ length: 8 }, (_, n) => String(n).repeat(50_000));
    const answers = await Promise.all(texts.map((text) => attachments().upload(name, text)));
    const won = answers.flatMap(({ error }, n) => (error ? [] : [texts[n]]));
    expect(won).toHaveLength(1);
    for (const { error } of answers) if (error) expect(error).toMatchObject({ status: 409 });
    expect(await (await attachments().download(name)).data?.text()).toBe(won[0]);

    const replaced = await Promise.all(
      texts.map((text) => attachments().upload(name, text, { upsert: true })),
    );
    expect(replaced.map(({ error }) => error)).toEqual(texts.map(() => null));
    expect(texts).toContain(await (await attachments().download(name)).data?.text());
    expect(await countRows(name)).toBe(1);
    expect((await app.filesOnDisk()).length).toBe(files + 1);
  });
});

describe("a store that lags behind", () => {
  it("gives the new bytes to whoever was about to read those just replaced", async () => {
    const name = own("a.txt");
    await attachments().upload(name, "old");
    const { store } = app.storage;
    let isFirst = true;
    app.storage.store = {
      ...store,
      async open(...given) {
        if (isFirst) await attachments().update(name, "newer");
        isFirst = false;
        return store.open(...given);
      },
    };
    const { data } = await attachments().download(name);
    app.storage.store = store;
    expect(await data?.text()).toBe("newer");
  });

  it("keeps no upload from being done", async () => {
    const name = own("a.txt");
    await attachments().upload(name, "old");
    const { store } = app.storage;
    const failure = new Error("away");
    app.storage.store = { ...store, remove: () => Promise.reject(failure) };
    const { error } = await attachments().update(name, "new");
    app.storage.store = store;
    expect(error).toBeNull();
    expect(await (await attachments().download(name)).data?.text()).toBe("new");
    expect(app.unexpected.splice(0)).toEqual([failure]);
  });
});

describe("tokens", () => {
  it("end with the session, also the one that an address was signed with", async () => {
    const eve = app.people.ben;
    const name = `${eve.id}/a.png`;
    const bucket = app.as(eve).from("attachments");
    const { data } = await bucket.createSignedUploadUrl(name);
    await app.owner`delete from auth.sessions where user_id = ${eve.id}`;
    const ended = { status: 401, code: "InvalidJWT" };
    expect((await bucket.upload(name, somePicture())).error).toMatchObject(ended);
    expect((await bucket.download(name)).error).toMatchObject(ended);
    expect((await bucket.list()).error).toMatchObject(ended);
    const signed = app.as("anon").from("attachments");
    const late = await signed.uploadToSignedUrl(name, data?.token ?? "", somePicture());
    expect(late.error).toMatchObject(ended);
  });

  it("that nobody gave are refused", async () => {
    const stranger = { ...(await createPerson(app.owner)), id: "not-a-token" };
    const { error } = await app.as(stranger).from("attachments").list();
    expect(error).toMatchObject({ status: 401, code: "InvalidJWT" });
  });

  it("of signed addresses cannot be bent, and come to an end", async () => {
    const name = own();
    const secret = own("secret.png");
    await attachments().upload(name, somePicture());
    await attachments().upload(secret, somePicture());
    const { data } = await attachments().createSignedUrl(name, 1);
    const url = data?.signedUrl ?? "";
    expect((await fetch(url)).status).toBe(200);
    const bent = [
      url.replace(name, secret),
      url.replace("/attachments/", "/deliverables/"),
      url.replace("token=", "token=x"),
      url.split("?")[0] ?? "",
    ];
    for (const wrong of bent) {
      const answer = await fetch(wrong);
      expect(answer.status, wrong).toBe(400);
      expect(await answer.json()).toMatchObject({ code: "InvalidSignature" });
    }
    await expect.poll(async () => (await fetch(url)).status).toBe(400);
    expect(await (await fetch(url)).json()).toMatchObject({ code: "ExpiredToken" });
    for (const expiresIn of [0, -1, 1.5, 1e12]) {
      const { error } = await attachments().createSignedUrl(name, expiresIn);
      expect(error).toMatchObject({ status: 400 });
    }
  });
});

describe("the sweep", () => {
  it("removes what no row stands for, and nothing else", async () => {
    const name = own();
    await attachments().upload(name, somePicture());
    const orphan = { bucketId: "attachments", version: randomUUID() };
    const half = join(app.storage.incoming, randomUUID());
    const file = join(app.storage.incoming, randomUUID());
    await Promise.all([writeFile(half, "half"), writeFile(file, "whole")]);
    await app.storage.store.put(orphan, file);
    const orphans = [orphan.version, basename(half)];
    await app.sweep();
    expect(await app.filesOnDisk()).toEqual(expect.arrayContaining(orphans));

    const yesterday = new Date(Date.now() - 25 * 3600 * 1000);
    await utimes(half, yesterday, yesterday);
    await app.sweep(Date.now() + 25 * 3600 * 1000);
    const left = await app.filesOnDisk();
    for (const gone of orphans) expect(left).not.toContain(gone);
    expect((await attachments().download(name)).error).toBeNull();
  });
});
