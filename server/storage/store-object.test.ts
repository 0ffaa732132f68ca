import { beforeEach, describe, expect, it } from "vitest";
import { AppError } from "../../runtime/errors/app-error.ts";
import type { ByteStore } from "./byte-store.ts";
import { recordObject, type AsOwnerOfRow } from "./store-object.ts";
import type { ByteKey } from "../../runtime/files/files.ts";

const removed: ByteKey[] = [];
const never = () => Promise.reject(new Error("Nothing else is asked of the store."));
const store: ByteStore = {
  put: never,
  open: never,
  copy: never,
  check: never,
  async *list() {},
  async remove(keys) {
    removed.push(...keys);
  },
};
beforeEach(() => {
  removed.length = 0;
});

const key = { bucketId: "attachments", version: "new" };
const object = {
  ...key,
  name: "a/b.png",
  ownerId: null,
  userMetadata: null,
  metadata: {
    eTag: '""',
    size: 0,
    mimetype: "image/png",
    cacheControl: "max-age=3600",
    lastModified: "",
    contentLength: 0,
    httpStatusCode: 200,
  },
};

function record(transaction: AsOwnerOfRow) {
  const onUnexpected = (error: unknown) => {
    throw error;
  };
  return recordObject(
    { store, onUnexpected },
    { transaction, isUpsert: true, quota: null },
    object,
  );
}

describe("bytes whose row", () => {
  it("is refused are removed", async () => {
    const refusal = new AppError("session_not_found", "Over.");
    await expect(record(() => Promise.reject(refusal))).rejects.toBe(refusal);
    expect(removed).toEqual([key]);
  });

  it("may have been written stay, though nobody heard of it", async () => {
    const lost = new AppError("database_unavailable", "Away.");
    await expect(record(() => Promise.reject(lost))).rejects.toBe(lost);
    expect(removed).toEqual([]);
  });
});
