import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetStoppedFile } from "./forget-stopped-file.ts";
import { fingerprintOf, keepUploadsOf } from "./kept-uploads.ts";
import { listStoppedFiles } from "./stopped-files.ts";

const kept = new Map<string, string>();
const asked = vi.hoisted(() => vi.fn(async (_path: string, _init: RequestInit) => new Response()));
vi.mock("../../data/shared-backend.ts", () => ({ sharedBackend: () => ({ fetch: asked }) }));

beforeEach(() => {
  kept.clear();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal(
    "localStorage",
    new Proxy(storage, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const place = { bucket: "deliverables", place: "film" };
const file = { name: "Cut 3/final.mov", size: 7_000_000, lastModified: 5 };
/** As tus-js-client writes it down. */
const upload = (created = new Date()) => ({
  size: 7_000_000,
  metadata: { objectName: "a/b.mov" },
  creationTime: created.toString(),
  uploadUrl: "https://agency.example/storage/v1/upload/resumable/1",
});

it("an upload is found again by the same file for the same place, by the same person", async () => {
  const ada = keepUploadsOf("ada");
  const key = await ada.addUpload(fingerprintOf({ ...place, file }), upload());
  const find = (who: string, changes = {}) =>
    keepUploadsOf(who).findUploadsByFingerprint(fingerprintOf({ ...place, file, ...changes }));
  expect(await find("ada")).toMatchObject([{ metadata: { objectName: "a/b.mov" } }]);
  expect(await find("ben")).toEqual([]);
  expect(await find("ada", { place: "poster" })).toEqual([]);
  expect(await find("ada", { file: { ...file, lastModified: 6 } })).toEqual([]);
  expect(listStoppedFiles("ada", place)).toEqual(["Cut 3/final.mov"]);
  await ada.removeUpload(key);
  expect([...kept]).toEqual([]);
});

it("what the server has forgotten, or somebody has written by hand, is no upload, and goes", async () => {
  const ada = keepUploadsOf("ada");
  const old = new Date(Date.now() - 25 * 3600 * 1000);
  await ada.addUpload(fingerprintOf({ ...place, file }), upload(old));
  kept.set("portal:ada:upload:deliverables/film/1/1/x.mov", "no JSON");
  expect(await ada.findAllUploads()).toEqual([]);
  expect(listStoppedFiles("ada", place)).toEqual([]);
  await ada.addUpload("another", upload());
  expect([...kept.keys()]).toEqual(["portal:ada:upload:another"]);
});

it("a file is named once, and forgotten here and by the server in every form it had", async () => {
  const ada = keepUploadsOf("ada");
  const uploads = [file, { ...file, lastModified: 6 }, { ...file, name: "Other.mov" }];
  for (const [index, each] of uploads.entries())
    await ada.addUpload(fingerprintOf({ ...place, file: each }), {
      ...upload(),
      uploadUrl: `https://agency.example/storage/v1/upload/resumable/${index}`,
    });
  expect(listStoppedFiles("ada", place)).toEqual([file.name, "Other.mov"]);
  await forgetStoppedFile({ me: "ada", ...place, name: file.name });
  expect(listStoppedFiles("ada", place)).toEqual(["Other.mov"]);
  expect(asked.mock.calls.map(([path, { method }]) => `${method} ${path}`)).toEqual([
    "DELETE /storage/v1/upload/resumable/0",
    "DELETE /storage/v1/upload/resumable/1",
  ]);
});
