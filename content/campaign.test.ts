import { expect, it } from "vitest";
import { campaignTypeNames, campaignWords, newCampaignWords } from "./campaign.ts";
import { studioProofWords } from "./studio-campaign.ts";

it("calls no campaign verified for its type, nor for any state but that one", () => {
  const { verified, ...others } = studioProofWords.states;
  expect(verified).toMatch(/verified/);
  for (const words of [...Object.values(campaignTypeNames), ...Object.values(others)]) {
    expect(words).not.toMatch(/verified/i);
  }
});

it("says of a draft that the studio sees it, wherever one is begun", () => {
  for (const words of [campaignWords.empty.line, newCampaignWords.description]) {
    expect(words).toContain("for you and the studio");
    expect(words).not.toMatch(/alone/);
  }
});
