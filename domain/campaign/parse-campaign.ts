import * as z from "zod/mini";
import { dateTyped } from "../field/date-typed.ts";
import { fault, type Faults, listFaults } from "../field/fault.ts";
import { optionalText, requiredText } from "../field/text.ts";
import { campaignTypes } from "./campaign.ts";
import { campaignLimits, type CampaignValues } from "./campaign-form.ts";
import { poundsTyped } from "./pounds-typed.ts";
import { withoutDirectionMarks } from "../field/clean-lines.ts";

/** One message a line; empty lines separate, they are no messages. */
const keyMessages = z.pipe(
  z.pipe(z.string(fault("key-messages-not-text")), z.transform(splitLines)),
  z.array(z.string()).check(
    z.maxLength(
      campaignLimits.key_messages,
      fault(`key-messages-too-many:${campaignLimits.key_messages}`),
    ),
    z.refine(
      (messages) => storedBytes(messages) <= campaignLimits.key_messages_bytes,
      fault("key-messages-too-long"),
    ),
  ),
);

const encoder = new TextEncoder();

export const campaignForm = z
  .object({
    title: requiredText("campaign-title-missing", {
      name: "title",
      longest: campaignLimits.title,
    }),
    campaign_type: z.enum(campaignTypes, fault("campaign-type-unknown")),
    description: optionalText({
      name: "description",
      longest: campaignLimits.description,
      hasLines: true,
    }),
    target_audience: optionalText({
      name: "target-audience",
      longest: campaignLimits.target_audience,
    }),
    key_messages: keyMessages,
    budget: poundsTyped,
    start_date: dateTyped,
    end_date: dateTyped,
  })
  .check(
    z.refine(({ start_date, end_date }) => !start_date || !end_date || end_date >= start_date, {
      error: fault("campaign-ends-before-start"),
      path: ["end_date"],
    }),
  );

/** What a client may write into pr_campaigns. */
export type NewCampaign = z.infer<typeof campaignForm>;
export type ParsedCampaign = { campaign: NewCampaign } | { faults: Faults };

/** The row, or what is wrong with each field. */
export function parseCampaign(typed: CampaignValues): ParsedCampaign {
  const parsed = campaignForm.safeParse({ ...nothingTyped, ...typed });
  return parsed.success ? { campaign: parsed.data } : { faults: listFaults(parsed.error) };
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

function splitLines(text: string): string[] {
  return withoutDirectionMarks(text)
    .split(/\r\n?|\n/)
    .map((line) => line.replaceAll(/\p{Cc}/gu, " ").trim())
    .filter((line) => line !== "");
}

/** How PostgreSQL writes the array as text, which is what it limits: quoted, with escapes and commas. */
function storedBytes(messages: readonly string[]): number {
  const quoted = messages.map((message) => `"${message.replaceAll(/["\\]/g, "\\$&")}"`);
  return encoder.encode(`{${quoted.join(",")}}`).length;
}
