import { expect, it } from "vitest";
import { readListing } from "./s3-listing.ts";

const version = "0f2d1c3b-1111-4222-8333-444455556666";

it("reads a page of keys, leaving what is not ours", () => {
  const page = readListing(`<?xml version="1.0"?><ListBucketResult>
    <IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b=</NextContinuationToken>
    <Contents><Key>labs/0f/${version}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>
    <Contents><Key>backups/monday.tar</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>
  </ListBucketResult>`);
  const modified = new Date("2026-01-02T03:04:05.000Z");
  expect(page).toEqual({ entries: [{ bucketId: "labs", version, modified }], next: "a&b=" });
});

it("knows the last page", () => {
  expect(readListing("<ListBucketResult></ListBucketResult>")).toEqual({
    entries: [],
    next: undefined,
  });
});
