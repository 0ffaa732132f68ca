import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  readBytes,
  somePicture,
  somePng,
  startStorageApp,
  type StorageApp,
} from "./storage-app.ts";

let app: StorageApp;

beforeAll(async () => {
  app = await startStorageApp();
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.stop();
});

/** A name in this person's own folder that no other test uses. */
const own = (name = "file.png", who = app.people.ada) => `${who.id}/${randomUUID()}/${name}`;
const attachments = (who = app.people.ada) => app.as(who).from("attachments");

async function read(blob: Blob | null): Promise<string> {
  return (await readBytes(blob)).toString("latin1");
}

describe("upload", () => {
  it("takes a Blob as a form, and bytes, text and streams as they are", async () => {
    const text = "Words for the studio";
    const bytes = Uint8Array.from(somePng()).buffer;
    const png = { contentType: "image/png" };
    const bodies = [
      [somePicture(), undefined, "image/png"],
      [bytes, png, "image/png"],
      [new Uint8Array(bytes), png, "image/png"],
      [new Blob([bytes]).stream(), png, "image/png"],
      [text, undefined, "text/plain;charset=UTF-8"],
    ] as const;
    for (const [body, options, type] of bodies) {
      const name = own();
      const { data, error } = await attachments().upload(name, body, options);
      expect(error).toBeNull();
      expect(data).toEqual({
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        path: name,
        fullPath: `attachments/${name}`,
      });
      const back = await attachments().download(name);
      expect(back.data?.type.toLowerCase()).toBe(type.toLowerCase());
      expect(await read(back.data)).toBe(
        type === "image/png" ? Buffer.from(bytes).toString("latin1") : text,
      );
    }
  });

  it("keeps a file of which nobody said the type under the one its bytes have", async () => {
    const bytes = Uint8Array.from(somePng()).buffer;
    const { ada } = app.people;
    for (const [bucket, body] of [
      ["attachments", bytes],
      ["avatars", bytes],
      ["attachments", new Blob([bytes])],
    ] as const) {
      const name = own();
      const files = app.as(ada).from(bucket);
      expect((await files.upload(name, body)).error).toBeNull();
      expect((await files.info(name)).data?.contentType).toBe("image/png");
    }
    const words = await app.as(ada).from("avatars").upload(own(), "words");
    expect(words.error).toMatchObject({
      status: 415,
      message: "mime type text/plain;charset=UTF-8 is not supported",
    });
    const silent = await fetch(`${app.url}/storage/v1/object/attachments/${own()}`, {
      method: "POST",
      headers: app.headersOf(ada),
      body: new Uint8Array(bytes),
    });
    expect(silent.status).toBe(200);
    const unknown = await attachments().upload(own(), Uint8Array.from([0, 1, 2]).buffer);
    expect(unknown.error).toMatchObject({
      status: 415,
      message: "mime type application/octet-stream is not supported",
    });
  });

  it("takes every picture where a bucket takes image/*, and any file where it takes all", async () => {
    await app.owner`
      insert into storage.buckets (id, name, allowed_mime_types)
      values ('stills', 'stills', '{image/*}'), ('heap', 'heap', null), ('all', 'all', '{*/*}')`;
    try {
      const server = app.as("service_role");
      expect((await server.from("stills").upload("a.png", somePicture())).error).toBeNull();
      expect((await server.from("stills").upload("a.txt", "words")).error).toMatchObject({
        status: 415,
      });
      for (const bucket of ["heap", "all"]) {
        const files = server.from(bucket);
        expect((await files.upload("a.bin", Uint8Array.from([0, 1, 2]).buffer)).error).toBeNull();
        expect((await files.info("a.bin")).data?.contentType).toBe("application/octet-stream");
        const json = await files.upload("a.json", "{}", { contentType: "application/json" });
        expect(json.error).toMatchObject({
          message: "mime type application/json is not supported",
        });
        await files.remove(["a.bin"]);
      }
      await server.from("heap").upload("a.png", somePicture());
      const across = { destinationBucket: "stills" };
      expect((await server.from("heap").move("a.png", "b.png", across)).error).toBeNull();
      await server.from("stills").remove(["a.png", "b.png"]);
    } finally {
      await app.owner`delete from storage.objects where bucket_id in ('stills', 'heap', 'all')`;
      await app.owner`delete from storage.buckets where id in ('stills', 'heap', 'all')`;
    }
  });

  it("takes a form that somebody else filled in", async () => {
    const form = new FormData();
    form.append("note", "ignored");
    form.append("file", somePicture(), "any name.png");
    const { error } = await attachments().upload(own(), form);
    expect(error).toBeNull();
  });

  it("refuses a name that is taken, unless told to replace it", async () => {
    const name = own("notes.txt");
    await attachments().upload(name, "first");
    const again = await attachments().upload(name, "second");
    expect(again.error).toMatchObject({
      status: 409,
      statusCode: "409",
      code: "KeyAlreadyExists",
      message: "The resource already exists",
    });
    expect(await read((await attachments().download(name)).data)).toBe("first");

    const replaced = await attachments().upload(name, "third", { upsert: true });
    expect(replaced.error).toBeNull();
    expect(await read((await attachments().download(name)).data)).toBe("third");
    const updated = await attachments().update(name, "fourth");
    expect(updated.data?.id).toBe(replaced.data?.id);
    expect(await read((await attachments().download(name)).data)).toBe("fourth");
  });

  it("leaves no bytes of what was replaced, moved or removed", async () => {
    const before = (await app.filesOnDisk()).length;
    const name = own("draft.txt");
    await attachments().upload(name, "one");
    await attachments().update(name, "two");
    expect((await app.filesOnDisk()).length).toBe(before + 1);
    await attachments().move(name, `${name}.old`);
    expect((await app.filesOnDisk()).length).toBe(before + 1);
    await attachments().remove([`${name}.old`]);
    expect((await app.filesOnDisk()).length).toBe(before);
  });

  it("keeps what the client says about a file", async () => {
    const name = own();
    await attachments().upload(name, somePicture(200), {
      cacheControl: "60",
      metadata: { take: 7 },
    });
    const { data } = await attachments().info(name);
    expect(data).toMatchObject({
      name,
      bucketId: "attachments",
      size: 200,
      contentType: "image/png",
      cacheControl: "max-age=60",
      etag: expect.stringMatching(/^"[\da-f]{32}"$/),
      metadata: { take: 7 },
      lastModified: expect.any(String),
    });
    const other = own("a.txt");
    await attachments().upload(other, "text", { metadata: { take: 8 } });
    const info = await attachments().info(other);
    expect(info.data).toMatchObject({ cacheControl: "max-age=3600", metadata: { take: 8 } });
  });
});

describe("download", () => {
  it("answers ranges, conditions and HEAD", async () => {
    const name = own("count.txt");
    await attachments().upload(name, "0123456789");
    const ask = (headers: Record<string, string> = {}, method = "GET") =>
      fetch(`${app.url}/storage/v1/object/attachments/${name}`, {
        method,
        headers: { ...app.headersOf(app.people.ada), ...headers },
      });
    const part = await ask({ range: "bytes=2-4" });
    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
      206,
      "bytes 2-4/10",
      "234",
    ]);
    expect(await (await ask({ range: "bytes=-3" })).text()).toBe("789");
    const beyond = await ask({ range: "bytes=10-" });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */10"]);
    expect(await beyond.json()).toMatchObject({ statusCode: "416", code: "InvalidRange" });

    const head = await ask({}, "HEAD");
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
      200,
      "10",
      "",
    ]);
    const etag = head.headers.get("etag") ?? "";
    expect((await ask({ "if-none-match": etag })).status).toBe(304);
    expect((await ask({ range: "bytes=0-0", "if-range": '"other"' })).status).toBe(200);
  });

  it("tells what is there from what is not", async () => {
    const name = own();
    expect((await attachments().exists(name)).data).toBe(false);
    const missing = await attachments().download(name);
    expect(missing.error).toMatchObject({ status: 404, message: "Object not found" });
    await attachments().upload(name, somePicture());
    expect(await attachments().exists(name)).toEqual({ data: true, error: null });
    const nowhere = await app.as(app.people.ada).from("nowhere").download("a.png");
    expect(nowhere.error).toMatchObject({ status: 404, code: "NoSuchBucket" });
  });

  it("shows pictures, films and PDFs, and lets everything else only be saved", async () => {
    const head = async (name: string, query = "") => {
      const { headers } = await fetch(
        `${app.url}/storage/v1/object/authenticated/attachments/${name}${query}`,
        { headers: app.headersOf(app.people.ada) },
      );
      return Object.fromEntries(headers);
    };
    const picture = own("still (1).png");
    await attachments().upload(picture, somePicture());
    expect(await head(picture)).toMatchObject({
      "content-type": "image/png",
      "content-disposition": `inline; filename="still (1).png"; filename*=UTF-8''still%20%281%29.png`,
      "content-security-policy": "sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=3600",
      vary: "authorization",
    });
    expect((await head(picture, "?download=Grüße.png"))["content-disposition"]).toBe(
      `attachment; filename="Gr__e.png"; filename*=UTF-8''Gr%C3%BC%C3%9Fe.png`,
    );
    const pdf = own("brief.pdf");
    await attachments().upload(pdf, "%PDF-1.7 …", { contentType: "application/pdf" });
    // In a frame of the site's own, where no other file belongs.
    expect(await head(pdf)).toMatchObject({
      "content-disposition": expect.stringMatching(/^inline;/),
      "content-security-policy": "sandbox; frame-ancestors 'self' https://agency.example",
      "x-frame-options": "SAMEORIGIN",
    });
    const page = own("page.html");
    await attachments().upload(page, "<script>alert(1)</script>", { contentType: "text/plain" });
    expect(await head(page)).toMatchObject({
      "content-type": "text/plain",
      "content-disposition": expect.stringMatching(/^attachment;/),
      "content-security-policy": "sandbox",
    });
  });
});

describe("list", () => {
  it("answers folders and objects below a prefix, by name, a hundred unless told", async () => {
    const folder = `${app.people.ada.id}/${randomUUID()}`;
    for (const name of ["b.txt", "a.txt", "C.txt", "sub/x.txt", "sub/deep/y.txt", "_a.txt"]) {
      await attachments().upload(`${folder}/${name}`, name);
    }
    const names = async (...given: Parameters<ReturnType<typeof attachments>["list"]>) =>
      (await attachments().list(...given)).data?.map(({ name }) => name);
    expect(await names(folder)).toEqual(["sub", "C.txt", "_a.txt", "a.txt", "b.txt"]);
    expect(await names(`${folder}/sub/`)).toEqual(["deep", "x.txt"]);
    expect(await names(folder, { search: "B" })).toEqual(["b.txt"]);
    expect(await names(folder, { search: "_" })).toEqual(["_a.txt"]);
    expect(await names(folder, { limit: 2, offset: 1 })).toEqual(["C.txt", "_a.txt"]);
    expect(await names(folder, { sortBy: { column: "name", order: "desc" } })).toEqual([
      "sub",
      "b.txt",
      "a.txt",
      "_a.txt",
      "C.txt",
    ]);
    expect(await names(folder, { sortBy: { column: "created_at" } })).toEqual([
      "sub",
      "b.txt",
      "a.txt",
      "C.txt",
      "_a.txt",
    ]);
    const { data } = await attachments().list(folder, { limit: 2 });
    expect(data?.[0]).toEqual({
      name: "sub",
      id: null,
      updated_at: null,
      created_at: null,
      last_accessed_at: null,
      metadata: null,
    });
    expect(data?.[1]?.metadata).toMatchObject({ size: 5, mimetype: "text/plain;charset=UTF-8" });

    await app.owner`
      insert into storage.objects (bucket_id, name)
      select 'attachments', ${`${folder}/many/`} || n from generate_series(1, 120) n`;
    expect(await names(`${folder}/many`)).toHaveLength(100);
    const wrong = await attachments().list(folder, { sortBy: { column: "version" } });
    expect(wrong.error).toMatchObject({ status: 400, code: "InvalidRequest" });
  });
});

describe("move, copy and remove", () => {
  it("keep the bytes and obey the names that are taken", async () => {
    const [first, second, third] = [own("1.txt"), own("2.txt"), own("3.txt")];
    await attachments().upload(first, "one");
    await attachments().upload(third, "three");
    const moved = await attachments().move(first, second);
    expect(moved.data).toEqual({ message: "Successfully moved" });
    expect((await attachments().exists(first)).data).toBe(false);
    expect((await attachments().move(first, second)).error).toMatchObject({ status: 404 });
    expect((await attachments().move(second, third)).error).toMatchObject({ status: 409 });

    const copied = await attachments().copy(second, first);
    expect(copied.data).toEqual({ path: `attachments/${first}` });
    expect((await attachments().copy(second, third)).error).toMatchObject({ status: 409 });
    const removed = await attachments().remove([second, third, own("missing.txt")]);
    expect(removed.data?.map(({ name }) => name).toSorted()).toEqual([second, third].toSorted());
    expect(await read((await attachments().download(first)).data)).toBe("one");
  });

  it("lead to another bucket that takes the file, by whoever may write there", async () => {
    const studio = app.as(app.people.staff);
    const name = own();
    await studio.from("attachments").upload(name, somePicture());
    const target = { destinationBucket: "deliverables" };
    expect((await studio.from("attachments").copy(name, name, target)).error).toBeNull();
    expect((await studio.from("attachments").remove([name])).error).toBeNull();
    expect(
      (await studio.from("deliverables").move(name, name, { destinationBucket: "avatars" })).error,
    ).toBeNull();
    expect(await read((await studio.from("avatars").download(name)).data)).toBe(
      somePng().toString("latin1"),
    );
    const text = own("a.txt");
    await studio.from("attachments").upload(text, "words");
    const refused = await studio
      .from("attachments")
      .move(text, text, { destinationBucket: "avatars" });
    expect(refused.error).toMatchObject({ status: 415 });
    const denied = await attachments().move(text, text, target);
    expect(denied.error).toMatchObject({ status: 403 });
    expect(await read((await attachments().download(text)).data)).toBe("words");
  });
});

describe("signed addresses", () => {
  it("open one object for a while, to be shown or saved", async () => {
    const name = own("a b.png");
    await attachments().upload(name, somePicture());
    const { data } = await attachments().createSignedUrl(name, 60, { download: "cut.png" });
    const answer = await fetch(data?.signedUrl ?? "");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="cut.png"/);
    expect(answer.headers.get("cache-control")).toMatch(/^private, max-age=(?:60|5\d)$/);
    expect(await read(await answer.blob())).toBe(somePng().toString("latin1"));

    const many = await attachments().createSignedUrls([name, own()], 60);
    expect(many.data?.map(({ error }) => error)).toEqual([null, expect.stringContaining("Either")]);
    expect((await fetch(many.data?.[0]?.signedUrl ?? "")).status).toBe(200);
    const missing = await attachments().createSignedUrl(own(), 60);
    expect(missing.error).toMatchObject({ status: 404, code: "NoSuchKey" });
  });

  it("let somebody upload one object", async () => {
    const name = own();
    const { data } = await attachments().createSignedUploadUrl(name);
    const visitor = app.as("anon").from("attachments");
    const sent = await visitor.uploadToSignedUrl(name, data?.token ?? "", somePicture());
    expect(sent.data).toEqual({ path: name, fullPath: `attachments/${name}` });
    const again = await visitor.uploadToSignedUrl(name, data?.token ?? "", somePicture(), {
      upsert: true,
    });
    expect(again.error).toMatchObject({ status: 409 });
    const elsewhere = await visitor.uploadToSignedUrl(own(), data?.token ?? "", somePicture());
    expect(elsewhere.error).toMatchObject({ code: "InvalidSignature" });
    const [row] = await app.owner`select owner_id from storage.objects where name = ${name}`;
    expect(row?.["owner_id"]).toBe(app.people.ada.id);
    const others = await attachments(app.people.ben).createSignedUploadUrl(own());
    expect(others.error).toMatchObject({ status: 403 });
  });

  it("let staff who have shown their code upload for as long as their session lives", async () => {
    const { ada, staffWithCode } = app.people;
    const [name, late] = [`${ada.id}/first.png`, `${ada.id}/late.png`];
    const studio = attachments(staffWithCode);
    const [first, second] = [
      await studio.createSignedUploadUrl(name),
      await studio.createSignedUploadUrl(late),
    ];
    const visitor = app.as("anon").from("attachments");
    const sent = await visitor.uploadToSignedUrl(name, first.data?.token ?? "", somePicture());
    expect(sent.error).toBeNull();
    await app.owner`delete from auth.sessions where user_id = ${staffWithCode.id}`;
    const ended = await visitor.uploadToSignedUrl(late, second.data?.token ?? "", somePicture());
    expect(ended.error).toMatchObject({ status: 401, code: "InvalidJWT" });
  });
});

describe("buckets", () => {
  it("can be read by the studio, and changed by nobody", async () => {
    const { data } = await app.as(app.people.staff).listBuckets();
    expect(data?.map(({ id, public: isPublic }) => [id, isPublic])).toEqual([
      ["attachments", false],
      ["avatars", true],
      ["deliverables", false],
      ["labs", true],
    ]);
    const one = await app.as("service_role").getBucket("avatars");
    expect(one.data).toMatchObject({ public: true, file_size_limit: 2_097_152 });
    expect((await app.as(app.people.ada).listBuckets()).data).toEqual([]);
    expect((await app.as(app.people.ada).getBucket("avatars")).error).toMatchObject({
      status: 404,
    });
    const made = await app.as("service_role").createBucket("mine");
    expect(made.error).toMatchObject({
      status: 404,
      code: "NotSupported",
      message: "POST /storage/v1/bucket is not supported by this server.",
    });
    const listed = await attachments().listV2();
    expect(listed.error).toMatchObject({ status: 404, code: "NotSupported" });
  });

  it("are listed in the order, as many and from where one asks", async () => {
    const studio = app.as(app.people.staff);
    const names = async (options: Parameters<typeof studio.listBuckets>[0]) =>
      (await studio.listBuckets(options)).data?.map(({ id }) => id);
    expect(await names({ limit: 2 })).toEqual(["attachments", "avatars"]);
    expect(await names({ limit: 2, offset: 3 })).toEqual(["labs"]);
    expect(await names({ offset: 2 })).toEqual(["deliverables", "labs"]);
    expect(await names({ sortColumn: "name", sortOrder: "desc", limit: 1 })).toEqual(["labs"]);
    expect(await names({ search: "AVA" })).toEqual(["avatars"]);
    expect(await names({ search: "_" })).toEqual([]);
    const ask = async (query: string) => {
      const headers = app.headersOf(app.people.staff);
      const answer = await fetch(`${app.url}/storage/v1/bucket?${query}`, { headers });
      return [answer.status, (await answer.json()).message];
    };
    for (const [query, name] of [
      ["limit=0", "limit"],
      ["limit=ten", "limit"],
      ["offset=-1", "offset"],
      ["sortColumn=owner", "sortColumn"],
      ["sortOrder=up", "sortOrder"],
      ["colour=red", "colour"],
    ] as const) {
      expect(await ask(query), query).toEqual([400, expect.stringMatching(name)]);
    }
  });

  it("are nobody's without a key, and none for a visitor", async () => {
    for (const path of ["bucket", "bucket/avatars"]) {
      const answer = await fetch(`${app.url}/storage/v1/${path}`);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        {
          statusCode: "400",
          error: "Bad Request",
          code: "InvalidRequest",
          message: "headers must have required property 'authorization'",
        },
      ]);
    }
    expect(await app.as("anon").listBuckets()).toEqual({ data: [], error: null });
    expect((await app.as("anon").getBucket("avatars")).error).toMatchObject({
      status: 404,
      message: "Bucket not found",
    });
  });

  it("that are public give everybody what they can name", async () => {
    const name = own("me.png");
    const avatars = app.as(app.people.ada).from("avatars");
    expect((await avatars.upload(name, somePicture())).error).toBeNull();
    const answer = await fetch(avatars.getPublicUrl(name).data.publicUrl);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect((await app.as(app.people.ben).from("avatars").download(name)).error).toBeNull();
    expect((await app.as("anon").from("avatars").list(app.people.ada.id)).data).toEqual([]);
    const hidden = own();
    await attachments().upload(hidden, somePicture());
    const tried = await fetch(attachments().getPublicUrl(hidden).data.publicUrl);
    expect(tried.status).toBe(404);
  });
});

describe("who may", () => {
  it("reach a client's attachments: the client and the studio", async () => {
    const name = own();
    await attachments().upload(name, somePicture());
    const { ben, staff } = app.people;
    for (const who of [ben, "anon" as const]) {
      const theirs = app.as(who).from("attachments");
      expect((await theirs.download(name)).error).toMatchObject({ status: 404 });
      expect((await theirs.list(app.people.ada.id)).data).toEqual([]);
      expect((await theirs.createSignedUrl(name, 60)).error).toMatchObject({ status: 404 });
      const refused = { status: who === "anon" ? 401 : 403, code: "AccessDenied" };
      expect((await theirs.upload(own(), somePicture())).error).toMatchObject(refused);
      expect((await theirs.update(name, somePicture())).error).toMatchObject(refused);
    }
    expect((await attachments(ben).remove([name])).data).toEqual([]);
    expect((await attachments(ben).move(name, own("a.png", ben))).error).toMatchObject({
      status: 404,
    });
    expect((await attachments(ben).copy(name, own("a.png", ben))).error).toMatchObject({
      status: 404,
    });
    expect((await attachments().move(name, own("a.png", ben))).error).toMatchObject({
      status: 403,
    });
    expect((await attachments(staff).download(name)).error).toBeNull();
    expect((await attachments(staff).upload(own(), somePicture())).error).toBeNull();
  });

  it("read deliverables: whose campaign or project it is; write them: the studio", async () => {
    const { ada, ben, staff } = app.people;
    const [campaign] = await app.owner`
      insert into pr_campaigns (user_id, title) values (${ada.id}, 'A') returning id`;
    const [project] = await app.owner`
      insert into projects (user_id, title) values (${ben.id}, 'B') returning id`;
    const [forAda, forBen] = [`${campaign?.["id"]}/cut.png`, `${project?.["id"]}/cut.png`];
    const studio = app.as(staff).from("deliverables");
    for (const name of [forAda, forBen]) {
      expect((await studio.upload(name, somePicture())).error).toBeNull();
    }
    for (const [who, mine, others] of [
      [ada, forAda, forBen],
      [ben, forBen, forAda],
    ] as const) {
      const bucket = app.as(who).from("deliverables");
      expect((await bucket.download(mine)).error).toBeNull();
      expect((await bucket.createSignedUrl(mine, 60)).error).toBeNull();
      expect((await bucket.download(others)).error).toMatchObject({ status: 404 });
      expect((await bucket.update(mine, somePicture())).error).toMatchObject({ status: 403 });
      expect((await bucket.remove([mine])).data).toEqual([]);
    }
  });

  it("write the pictures of Labs: the server alone", async () => {
    const picture = Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBPVP8 "), Buffer.alloc(20)]);
    const options = { contentType: "image/webp" };
    for (const who of [app.people.ada, app.people.staff]) {
      const { error } = await app.as(who).from("labs").upload("a.webp", picture, options);
      expect(error).toMatchObject({ status: 403 });
    }
    const { error } = await app.as("service_role").from("labs").upload("a.webp", picture, options);
    expect(error).toBeNull();
  });
});
