import { describe, expect, it } from "vitest";
import { checkMailDomain } from "./check-mail-domain.ts";

const answering = (records: Record<string, string[]>) => (name: string) => {
  const found = records[name];
  return found
    ? Promise.resolve(found.map((record) => [record.slice(0, 5), record.slice(5)]))
    : Promise.reject(Object.assign(new Error(name), { code: "ENOTFOUND" }));
};
const states = async (...given: Parameters<typeof checkMailDomain>) =>
  (await checkMailDomain(...given)).map(({ state }) => state);

describe("what a domain says about its mail", () => {
  it("is complete with all three", async () => {
    const resolve = answering({
      "agency.co.uk": ["other=1", "v=spf1 include:mail.example -all"],
      "_dmarc.agency.co.uk": ["v=DMARC1; p=quarantine"],
      "key1._domainkey.agency.co.uk": ["v=DKIM1; k=rsa; p=MIIB"],
    });
    expect(await states("agency.co.uk", resolve, "key1")).toEqual(["there", "there", "there"]);
  });

  it("is named where it is missing, open, doubled or only watching", async () => {
    expect(await states("agency.co.uk", answering({}), "key1")).toEqual([
      expect.stringMatching(/^missing/),
      expect.stringMatching(/^missing/),
      expect.stringMatching(/^missing/),
    ]);
    const lax = answering({
      "agency.co.uk": ["v=spf1 +all"],
      "_dmarc.agency.co.uk": ["v=DMARC1; p=none"],
    });
    const [spf, dkim, dmarc] = await states("agency.co.uk", lax);
    expect(spf).toContain("anybody");
    expect(dkim).toContain("DKIM_SELECTOR");
    expect(dmarc).toContain("watches only");
    const [doubled] = await states(
      "agency.co.uk",
      answering({ "agency.co.uk": ["v=spf1 -all", "v=spf1 ~all"] }),
    );
    expect(doubled).toContain("several");
  });

  it("is not called missing where nobody could be asked", async () => {
    const cut = () => Promise.reject(Object.assign(new Error("cut"), { code: "ECONNREFUSED" }));
    const [spf, , dmarc] = await states("agency.co.uk", cut);
    expect([spf, dmarc]).toEqual([
      "could not be looked up from here",
      "could not be looked up from here",
    ]);
  });
});
