import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { signDownload, signUpload, verifyDownload, verifyUpload } from "./signed-token.ts";

const mac = (purpose: string, text: string) =>
  createHmac("sha256", "secret").update(`${purpose}\0${text}`).digest("base64url");
const soon = Date.now() / 1000 + 60;
const caller = { role: "authenticated" as const, claims: { sub: "ada" } };

it("opens one object until its time is over", () => {
  const token = signDownload({ mac }, { url: "attachments/a.pdf", exp: soon });
  expect(verifyDownload({ mac }, token, "attachments/a.pdf").exp).toBe(soon);
  expect(() => verifyDownload({ mac }, token, "attachments/b.pdf")).toThrow("Invalid signature");
  const over = signDownload({ mac }, { url: "attachments/a.pdf", exp: Date.now() / 1000 - 1 });
  expect(() => verifyDownload({ mac }, over, "attachments/a.pdf")).toThrow("has expired");
});

it("cannot be changed, nor used for another purpose", () => {
  const token = signDownload({ mac }, { url: "attachments/a.pdf", exp: soon });
  const forged = Buffer.from(JSON.stringify({ url: "attachments/b.pdf", exp: soon }));
  const bent = `${forged.toString("base64url")}.${token.split(".")[1]}`;
  for (const wrong of [bent, `${token}.x`, `${token}x`, "", ".", "a.b"]) {
    expect(() => verifyDownload({ mac }, wrong, "attachments/b.pdf"), wrong).toThrow("Invalid");
  }
  expect(() => verifyUpload({ mac }, token, "attachments/a.pdf")).toThrow("Invalid signature");
  const upload = signUpload({ mac }, { url: "a/b", exp: soon, isUpsert: false, caller });
  expect(verifyUpload({ mac }, upload, "a/b").caller).toEqual(caller);
  expect(() => verifyDownload({ mac }, upload, "a/b")).toThrow("Invalid signature");
});
