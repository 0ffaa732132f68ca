import * as z from "zod/mini";
import { describeIssues, optionalText, requiredText } from "../contact/contact-fields.ts";
import { campaignTypes } from "../portal/campaign.ts";
import { longest, type CampaignValues } from "./campaign-form.ts";
import { keyMessages } from "./key-messages.ts";
import { poundsTyped } from "./pounds-typed.ts";

const dateTyped = z.pipe(
  z.union([z.literal(""), z.iso.date()], "Please enter a date as day, month and year."),
  z.transform((date) => date || null),
);

const campaignSchema = z
  .object({
    title: requiredText("Please give the campaign a title.", {
      name: "title",
      longest: longest.title,
    }),
    campaign_type: z.enum(campaignTypes, "Please choose one of the campaign types."),
    description: optionalText({
      name: "description",
      longest: longest.description,
      hasLines: true,
    }),
    target_audience: optionalText({ name: "target audience", longest: longest.target_audience }),
    key_messages: keyMessages,
    budget: poundsTyped,
    start_date: dateTyped,
    end_date: dateTyped,
  })
  .check(
    z.refine(({ start_date, end_date }) => !start_date || !end_date || end_date >= start_date, {
      error: "The campaign cannot end before it starts.",
      path: ["end_date"],
    }),
  );

/** What a client may write into pr_campaigns. */
export type NewCampaign = z.infer<typeof campaignSchema>;
export type ParsedCampaign = { campaign: NewCampaign } | { fields: Record<string, string> };

/** The row, or what is wrong with each field, in words for the client. */
export function parseCampaign(typed: CampaignValues): ParsedCampaign {
  const parsed = campaignSchema.safeParse({ ...nothingTyped, ...typed });
  return parsed.success ? { campaign: parsed.data } : { fields: describeIssues(parsed.error) };
}

const nothingTyped: CampaignValues = {
  title: "",
  description: "",
  target_audience: "",
  key_messages: "",
  budget: "",
  start_date: "",
  end_date: "",
};
