import { describe, expect, it } from "vitest";
import { type DocumentContent, documentContent } from "../../domain/billing/document.ts";
import { readPdf } from "../../tests/support/read-pdf.ts";
import {
  sampleDocuments,
  sampleInvoice,
  usualLines,
} from "../../tests/support/sample-documents.ts";
import { renderDocument } from "./render-document.ts";

const read = async (content: DocumentContent) => readPdf(await renderDocument(content));
const [invoice, proforma, creditNote, receipt] = sampleDocuments(true);
const plain = sampleDocuments(false);
const usual = sampleInvoice();

describe("an invoice on paper", () => {
  it("shows all that a VAT invoice must", async () => {
    const { text, pages } = await read(usual);
    expect(pages).toHaveLength(1);
    for (const words of [
      "KinolumeInvoice",
      "Number KL-0042",
      "Date of issue 18 November 2026",
      "Tax point 18 November 2026",
      "Payment due 2 December 2026",
      "Your order PO-7718",
      "Your VAT number GB 987 6543 21",
      "Northlight Harbour Authority Accounts payable 4 Custom House Quay Leith Edinburgh EH6 6QQ",
      "Editing and grade, days in the suite 3.5£650.0020%£2,275.00",
      "Less a discount of £120.00",
      "Net total £9,685.00VAT £1,853.00Total due £11,538.00",
      "20% £9,265.00£1,853.000% £420.00£0.00",
      "IBAN GB00 BANK 0000 0012 3456 78",
      "Reference KL-0042",
      "Please pay £11,538.00 by 2 December 2026.",
      "Kinolume Ltd · Registered in England and Wales, company number 00000000",
      "Registered office: 1 Example Wharf, London, E1 0AA, United Kingdom",
      "VAT number GB 123 4567 89",
      "Page 1 of 1",
    ])
      expect(text).toContain(words);
  });

  it("is tagged, says its language and its title, and holds its fonts", async () => {
    const { tags, head, fonts } = await read(usual);
    expect(tags.get("H1")).toBe(1);
    expect(tags.get("Table")).toBe(2);
    // Heads of two tables, five lines, two rates.
    expect(tags.get("TR")).toBe(9);
    expect(tags.get("TH")).toBe(8);
    expect(tags.get("TD")).toBe(5 * 5 + 2 * 3);
    expect(head).toContain("/Lang (en-GB)");
    expect(head).toContain("(Invoice KL-0042)");
    expect(head).toContain("(D:20261118000000Z)");
    expect(fonts.length).toBeGreaterThanOrEqual(3);
    expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
  });

  it("is the same bytes for the same content, and small", async () => {
    const [first, second] = await Promise.all([renderDocument(usual), renderDocument(usual)]);
    expect(Buffer.compare(first, second)).toBe(0);
    expect(first.length).toBeLessThan(60_000);
  });

  it("tells a business elsewhere that it accounts for the VAT", async () => {
    const buyer = { ...usual.buyer, country: "DE", vat_number: "DE123456789" };
    const { text } = await read(sampleInvoice({ vat_treatment: "outside", buyer }));
    expect(text).toContain("Outside the scope of UK VAT; reverse charge");
    expect(text).toContain("Your VAT number DE123456789");
    expect(text).toContain("EH6 6QQ Germany");
    expect(text).toContain("Total due £9,685.00");
  });

  it("asks for nothing where it was paid before it was written", async () => {
    const { text } = await read({ ...usual, paid_on: "2026-11-17" });
    expect(text).toContain("Paid in ETH on 17 November 2026. Nothing is left to pay.");
    expect(text).toContain("Total, paid £11,538.00");
    expect(text).not.toContain("Please pay");
    expect(text).not.toContain("How to pay");
  });

  it("says how to pay where there is no bank account", async () => {
    const { text } = await read(sampleInvoice({ seller: { ...usual.seller, bank: null } }));
    expect(text).toContain("In ETH, from Billing in your account");
    expect(text).not.toContain("Sort code");
  });
});

describe("the other kinds", () => {
  it("are no VAT invoice, and say so", async () => {
    const words = "This is not a VAT invoice.";
    expect((await read(proforma!)).text).toContain(words);
    expect((await read(receipt!)).text).toContain(words);
    expect((await read(invoice!)).text).not.toContain(words);
  });

  it("name what they take back, and why", async () => {
    const { text } = await read(creditNote!);
    expect(text).toContain("Credits invoice KL-0042 of 18 November 2026.");
    expect(text).toContain("Reason: The second day in the suite was not needed.");
    expect(text).toContain("Net total £2,275.00VAT £455.00Total credited £2,730.00");
    expect(text).not.toContain("How to pay");
  });

  it("say what was paid, how, and what it settles", async () => {
    const { text } = await read(receipt!);
    for (const words of [
      "Invoice KL-0042 £4,500.00",
      "Invoice KL-0039 £300.00",
      "Kept as credit on your account £200.00",
      "Total received £5,000.00",
      "Means ETH, Ethereum mainnet",
      "Paid by 0x52908400098527886E0F7030069857D2E4169EE7",
      "Amount in ETH 2.131287723401 ETH",
      "Price of 1 ETH £2,346.02",
    ])
      expect(text).toContain(words);
  });
});

describe("without a VAT number", () => {
  it.each(plain)("there is no word of VAT on a $kind", async (content) => {
    const bytes = await renderDocument(documentContent.parse(content));
    const { text, head } = readPdf(bytes);
    expect(text).not.toMatch(/VAT|tax/i);
    expect(head).not.toMatch(/VAT/i);
    expect(text).toContain("company number 00000000");
  });

  it("a proforma and a receipt say what they are", async () => {
    const [, asked, , paid] = await Promise.all(plain.map(read));
    expect(asked?.text).toContain("This is not an invoice.");
    expect(paid?.text).toContain("This is a receipt, not an invoice.");
  });
});

describe("what does not fit", () => {
  it("goes on over pages, each with the table's head, the seller and its number", async () => {
    const lines = Array.from({ length: 200 }, (_, at) => ({
      ...usualLines[0]!,
      description: `Frame ${at + 1}`,
    }));
    const { pages, tags } = await read(sampleInvoice({}, lines));
    expect(pages.length).toBeGreaterThan(5);
    pages.forEach((page, at) => {
      const text = page.join("");
      expect(text).toContain(`Page ${at + 1} of ${pages.length}`);
      expect(text).toContain("company number 00000000");
      if (at < pages.length - 1) expect(text).toContain("Description QuantityUnit priceVATNet");
    });
    const all = pages.flat();
    for (const { description } of lines) expect(all).toContain(`${description} `);
    // Drawn again, and read aloud once.
    expect(tags.get("TH")).toBe(8);
  });

  it("wraps, however long it is, wherever it can be broken, and loses nothing", async () => {
    const words = "Long and winding words, ".repeat(84).slice(0, 2000).trim();
    const unbroken = "w".repeat(2000);
    const tall = Array.from({ length: 1000 }, (_, at) => at % 10).join("\n");
    const lines = [words, unbroken, tall].map((description) => ({
      ...usualLines[0]!,
      description,
    }));
    const { text, pages } = await read(sampleInvoice({ note: words }, lines));
    const bare = text.replaceAll(" ", "");
    expect(text).toContain(words.slice(0, 30));
    expect(bare.split("w").length - 1).toBeGreaterThanOrEqual(2000);
    expect(bare.match(/Longandwindingwords,/g)?.length).toBeGreaterThan(160);
    expect(pages.length).toBeGreaterThan(15);
  });

  it("a sum of a hundred million pounds stands in its column", async () => {
    const line = { ...usualLines[0]!, unit_pence: 8_333_333_333 };
    expect((await read(sampleInvoice({}, [line]))).text).toContain("£100,000,000.00");
  });
});

describe("a name", () => {
  const nameIt = async (name: string) => {
    const { text, fonts } = await read(sampleInvoice({ buyer: { ...usual.buyer, name } }));
    return { text, fonts: fonts.length };
  };

  it.each([
    ["Latin", "Łódź Żółć Ångström Čapek Şımarık Nguyễn"],
    ["Greek", "Φως Παραγωγές"],
    ["Cyrillic", "Студия Свет Їжак"],
    ["what is written with two characters", "Cafe\u0301"],
  ])("in %s is drawn as it is written", async (_, name) => {
    expect((await nameIt(name)).text).toContain(name.normalize("NFC"));
  });

  it.each([
    ["Chinese", "光影 Studio"],
    ["Arabic", "استوديو"],
    ["emoji", "Film 👩‍👩‍👧🎬 Ltd"],
    ["half a character", "Half \ud83c Ltd"],
    ["a bracket beside what no font has", "光(影)\\"],
  ])("in %s keeps its place, and can be copied as it is", async (_, name) => {
    expect((await nameIt(name)).text).toContain(name.toWellFormed());
  });

  it("loses only what has no shape", async () => {
    expect((await nameIt("A\u202e\u0000\u200bB\tC")).text).toContain("AB C");
  });
});
