import { describe, expect, it } from "vitest";
import { readReviewAddress, reviewAddress } from "./review-address.ts";

const read = (address: string) =>
  readReviewAddress(new URL(address, "http://own.invalid").searchParams);

describe("the address of a review", () => {
  it("leads back to what it was made of, the first frame too", () => {
    for (const place of [
      { deliverable: "d" },
      { deliverable: "d", version: 3, frame: 0 },
      { deliverable: "d", version: 1, page: 12 },
      { deliverable: "d", version: 2, comment: "c" },
    ])
      expect(read(reviewAddress(place))).toEqual(place);
  });

  it("leaves out what is no number", () => {
    expect(read("/review?d=d&v=x&f=1.5&p=-2")).toEqual({ deliverable: "d" });
  });
});
