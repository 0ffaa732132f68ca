import { expect, it } from "vitest";
import { campaignContent } from "./campaign-content.ts";
import type { Campaign } from "./campaign.ts";

it("holds the five fields that are verified, whatever else the row has", () => {
  const verified = {
    title: "Launch",
    description: null,
    campaign_type: "blockchain_verified",
    target_audience: "Film buyers",
    key_messages: ["One", "Two"],
  };
  const campaign = { ...verified, id: "c", status: "draft", budget: 5 } as unknown as Campaign;
  expect(JSON.parse(campaignContent(campaign))).toEqual(verified);
});
