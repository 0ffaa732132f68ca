import { describe, expect, it } from "vitest";
import { brand } from "../../content/brand.ts";
import { findPlaceholders } from "./find-placeholders.ts";

const real = {
  ...brand,
  companyNumber: "04512345",
  registeredOffice: "12 Wharf Lane, London, E1 6AN, United Kingdom",
  vatNumber: "GB123456789",
  bank: {
    account_name: "Agency Ltd",
    sort_code: "20-00-00",
    account_number: "55779911",
    iban: "GB33BUKB20201555555555",
    bic: "BUKBGB22",
  },
  email: "studio@agency.test",
  securityEmail: "security@agency.test",
  origin: "https://agency.test",
  newsletterUrl: "https://letters.agency.test",
  ethReceivingAddress: "0x52908400098527886E0F7030069857D2E4169EE7",
  social: [],
};
const fieldsOf = (current: typeof brand) => findPlaceholders(current).map(({ field }) => field);

describe("placeholders of the brand", () => {
  it("are none once an agency has filled in its own", () => {
    expect(findPlaceholders(real)).toEqual([]);
  });

  it.each([
    ["companyNumber", { companyNumber: "00000000" }],
    ["registeredOffice", { registeredOffice: "1 Example Wharf, London" }],
    ["vatNumber", { vatNumber: "" }],
    ["bank", { bank: { ...brand.bank } }],
    ["email", { email: "studio@kinolume.example" }],
    ["origin", { origin: "https://kinolume.example" }],
    ["newsletterUrl", { newsletterUrl: "https://newsletter.kinolume.example/feed" }],
    ["ethReceivingAddress", { ethReceivingAddress: "0x000000000000000000000000000000000000dEaD" }],
    ["ethReceivingAddress", { ethReceivingAddress: `0x${"0".repeat(40)}` }],
    ["social: Video", { social: [{ label: "Video", href: "https://video.example" }] }],
  ])("include %s when it is not a real one", (field, change) => {
    expect(fieldsOf({ ...real, ...change })).toEqual([field]);
  });

  it("do not include an address that merely contains the word", () => {
    expect(fieldsOf({ ...real, origin: "https://example-films.co.uk" })).toEqual([]);
  });
});
