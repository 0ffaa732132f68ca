import { describe, expect, it } from "vitest";
import type { Attachment } from "../../../domain/message/message.ts";
import { bucketLimits } from "../file/bucket-limits.ts";
import { pauseReason, type UploadOutcome } from "../file/upload-outcome.ts";
import { canRetry, createDraftStore, type DraftSources } from "./draft-store.ts";

const picture = (name = "still.png", size = 10) =>
  new File([new Uint8Array(size)], name, { type: "image/png" });

function openDraft() {
  const kept: { value: ReturnType<DraftSources["readKept"]> } = { value: null };
  const removed: string[] = [];
  const uploads: {
    file: File;
    signal: AbortSignal;
    finish: (outcome: UploadOutcome) => void;
  }[] = [];
  const sources: DraftSources = {
    keep: (draft) => (kept.value = draft),
    readKept: () => kept.value,
    remove: ({ name }) => removed.push(name),
    upload: async (file, { signal, onProgress }) => {
      onProgress(0.5);
      const going = Promise.withResolvers<UploadOutcome>();
      uploads.push({ file, signal, finish: going.resolve });
      signal.addEventListener("abort", () =>
        going.resolve({ kind: signal.reason === pauseReason ? "paused" : "cancelled" }),
      );
      const outcome = await going.promise;
      if (outcome.kind !== "stored") return { outcome };
      const { name, type, size } = file;
      return {
        outcome,
        attachment: { bucket: "attachments", path: outcome.path, name, type, size },
      };
    },
  };
  const open = () => createDraftStore(sources);
  return { store: open(), open, kept, removed, uploads };
}

const stored = { kind: "stored", path: "client/1.png", type: "image/png" } as const;
const states = ({ readSnapshot }: ReturnType<typeof createDraftStore>) =>
  readSnapshot().files.map(({ state }) => (state.kind === "refused" ? state.reason : state.kind));

describe("a draft", () => {
  it("survives a reload with its words and the files that had arrived", async () => {
    const { store, open, uploads } = openDraft();
    store.write("Please look at");
    store.addFiles([picture("arrived.png"), picture("underway.png")]);
    uploads[0]?.finish(stored);
    await expect.poll(() => states(store)).toEqual(["stored", "sending"]);
    const again = open();
    expect(again.readSnapshot().body).toBe("Please look at");
    expect(again.readSnapshot().files.map(({ name }) => name)).toEqual(["arrived.png"]);
  });

  it("goes without what nobody can see and no database keeps", () => {
    const { store } = openDraft();
    store.write("One\0 line\r\nand \u202Eanother\uD800");
    expect(store.take().body).toBe("One line\nand another\uFFFD");
  });

  it("is gone once it was taken, save for files that were refused", async () => {
    const { store, kept, uploads } = openDraft();
    store.write("Here");
    store.addFiles([picture(), new File(["<p>"], "page.html", { type: "text/html" })]);
    uploads[0]?.finish(stored);
    await expect.poll(() => states(store)).toEqual(["stored", "wrong-type"]);
    expect(store.take()).toMatchObject({ body: "Here", attachments: [{ name: "still.png" }] });
    expect(states(store)).toEqual(["wrong-type"]);
    expect(kept.value).toBeNull();
  });
});

describe("a file", () => {
  it("is paused where it was, keeps the message waiting, and goes on", async () => {
    const { store, uploads } = openDraft();
    store.addFiles([picture()]);
    const key = store.readSnapshot().files[0]?.key ?? "";
    store.pause(key);
    await expect
      .poll(() => store.readSnapshot().files[0]?.state)
      .toEqual({ kind: "paused", share: 0.5 });
    store.retry(key);
    expect(states(store)).toEqual(["sending"]);
    uploads[1]?.finish(stored);
    await expect.poll(() => states(store)).toEqual(["stored"]);
  });

  it("over the limit is never sent", () => {
    const { store, uploads } = openDraft();
    const large = picture("large.png");
    Object.defineProperty(large, "size", { value: bucketLimits.attachments.bytes + 1 });
    store.addFiles([large]);
    expect(states(store)).toEqual(["too-large"]);
    expect(store.readSnapshot().files.some(canRetry)).toBe(false);
    expect(uploads).toEqual([]);
  });

  it("that is cancelled stops, and leaves nothing", async () => {
    const { store, uploads, removed } = openDraft();
    store.addFiles([picture()]);
    store.removeFile(store.readSnapshot().files[0]?.key ?? "");
    expect(uploads[0]?.signal.aborted).toBe(true);
    expect(store.readSnapshot().files).toEqual([]);
    expect(removed).toEqual([]);
  });

  it("that is taken back after it has arrived is removed from the server", async () => {
    const { store, uploads, removed } = openDraft();
    store.addFiles([picture()]);
    uploads[0]?.finish(stored);
    await expect.poll(() => states(store)).toEqual(["stored"]);
    store.removeFile(store.readSnapshot().files[0]?.key ?? "");
    expect(removed).toEqual(["still.png"]);
  });

  it("whose connection broke goes up again, when asked or when the connection is back", async () => {
    const { store, uploads } = openDraft();
    store.addFiles([picture()]);
    uploads[0]?.finish({ kind: "refused", reason: "offline" });
    await expect.poll(() => states(store)).toEqual(["offline"]);
    expect(store.readSnapshot().files.every(canRetry)).toBe(true);
    store.retryAll();
    uploads[1]?.finish(stored);
    await expect.poll(() => states(store)).toEqual(["stored"]);
    expect(uploads[1]?.file).toBe(uploads[0]?.file);
  });

  it("beyond the tenth is left out, and that is said", () => {
    const { store } = openDraft();
    store.addFiles(Array.from({ length: 12 }, (_, number) => picture(`${number}.png`)));
    expect(store.readSnapshot().files).toHaveLength(10);
    expect(store.readSnapshot().hasLeftOut).toBe(true);
  });
});

it("attachments that are kept are those of the table", () => {
  const { store, kept, open } = openDraft();
  const file: Attachment = { bucket: "attachments", path: "p", name: "n", type: "t", size: 1 };
  kept.value = { body: "", files: [file] };
  expect(open().take().attachments).toEqual([file]);
  expect(store.take().attachments).toEqual([]);
});
