import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parseCampaign } from "../domain/campaign/parse-campaign.ts";
import { parseResolution } from "../domain/payment/resolution.ts";
import { describeAnyFault, describeAnyFaults, studioCodes } from "./studio-validation.ts";

it.each([
  ["email-missing", "Please enter your email address."],
  [
    "text-too-long:target-audience:10000",
    "Please keep the target audience under 10,000 characters.",
  ],
  ["text-many-lines:phone-number", "Please write the phone number on one line."],
  ["text-not-text:company", "The company must be a text."],
  ["key-messages-too-many:20", "Please keep to 20 key messages."],
  ["metrics-too-many:5000", "At most 5,000 days fit one file."],
  ["metrics-unknown-column:Clicks: all", "There is no figure called “Clicks: all”."],
  [
    "metric-date-before-start:2026-03-10",
    "The date lies before the campaign’s start on 2026-03-10.",
  ],
])("%s has words", (fault, words) => expect(describeAnyFault(fault)).toBe(words));

it("describes what is wrong with each field", () => {
  const parsed = parseCampaign({
    title: " ",
    campaign_type: "new",
    key_messages: "a\n".repeat(21),
  });
  expect("faults" in parsed && describeAnyFaults(parsed.faults)).toEqual({
    title: "Please give the campaign a title.",
    campaign_type: "Please choose one of the campaign types.",
    key_messages: "Please keep to 20 key messages.",
  });
});

it("passes on what has no code of ours, and nothing that every object inherits", () => {
  const parsed = parseResolution(null);
  expect("faults" in parsed && describeAnyFaults(parsed.faults)).toEqual(
    "faults" in parsed && parsed.faults,
  );
  expect(describeAnyFault("toString")).toBe("toString");
});

it("leaves to the studio only what no form of visitors or clients can get wrong", () => {
  const others =
    /^domain\/(?:assistant\/parse-assistant-request|billing\/billing-request|campaign\/(?:metric-entry|read-metrics)|deliverable\/parse-deliverable|milestone\/milestone-form|inbox\/\w+|payment\/(?:payment-request|resolution)|project\/parse-project|booking\/requests|proposal\/(?:check-content|content|requests|file-request)|proof\/anchor-request|teaching\/taught-answer|field\/(?:fault|claim-token))\.ts$/;
  const root = path.resolve(import.meta.dirname, "..");
  const files = globSync("domain/**/*.ts", { cwd: root }).filter(
    (file) => !others.test(file.replaceAll(path.sep, "/")) && !file.endsWith(".test.ts"),
  );
  const text = files.map((file) => readFileSync(path.join(root, file), "utf8")).join("\n");
  // Only a program can send these: forms send texts, of a kind that they know.
  const sentByPrograms = new Set([
    "budget-not-text",
    "company-id-invalid",
    "conversation-id-invalid",
    "enquiry-kind-unknown",
    "key-messages-not-text",
    "role-unknown",
    "text-not-text",
  ]);
  const missing = studioCodes.filter(
    (code) => !sentByPrograms.has(code) && new RegExp(`["\`]${code}["\`:]`).test(text),
  );
  expect(missing).toEqual([]);
});
