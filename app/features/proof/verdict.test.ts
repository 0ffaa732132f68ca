import { describe, expect, it } from "vitest";
import type { Anchored } from "../../../domain/proof/check-proof.ts";
import { isNodeAddress } from "./node-choice.ts";
import { nameFinding, toneOf } from "./verdict.ts";

const sound: Anchored = {
  kind: "anchored",
  block: 9,
  blockHash: undefined,
  time: 1_700_000_000,
  isFinal: true,
  revokedAt: undefined,
  supersededBy: undefined,
  isStudio: true,
  authenticity: { score: 1, reasons: ["anchored"] },
};
const name = (more: Partial<Anchored>, known = { hasContent: true, isEdited: false }) =>
  nameFinding({ ...sound, ...more }, known);

describe("what a finding means", () => {
  it("says the gravest thing first", () => {
    expect(name({})).toBe("holds");
    expect(name({}, { hasContent: false, isEdited: false })).toBe("proofHolds");
    expect(name({}, { hasContent: true, isEdited: true })).toBe("edited");
    expect(name({ isStudio: undefined })).toBe("unknownPublisher");
    expect(name({ supersededBy: "0x12" })).toBe("superseded");
    expect(name({ isFinal: false, supersededBy: "0x12" })).toBe("notFinal");
    expect(name({ revokedAt: 5, isFinal: false })).toBe("revoked");
    expect(name({ isStudio: false, revokedAt: 5 })).toBe("stranger");
  });

  it("is lit as good only where the proof holds", () => {
    expect(toneOf("holds")).toBe("good");
    expect(toneOf("notFinal")).toBe("open");
    expect(toneOf("differs")).toBe("bad");
    expect(toneOf("noAnswer")).toBe("quiet");
  });
});

describe("a node's address", () => {
  it.each(["https://node.example/key", "http://localhost:8545", "http://127.0.0.1:8545/"])(
    "may be %s",
    (address) => expect(isNodeAddress(address)).toBe(true),
  );
  it.each(["http://node.example", "node.example", "ftp://node.example", "javascript:1", ""])(
    "may not be %s",
    (address) => expect(isNodeAddress(address)).toBe(false),
  );
});
