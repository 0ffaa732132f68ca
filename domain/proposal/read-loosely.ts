import { type ProposalContent, proposalContent } from "./content.ts";
import { approachOf, asObject, asRows, asText, keyOf, type LooseContent } from "./loose-values.ts";

/** A draft as somebody may read it, with what is missing left empty. */
export function readLoosely(content: LooseContent): ProposalContent {
  const lines = (value: unknown) => asRows(value).map(asText).filter(Boolean);
  const pence = (value: unknown) => (typeof value === "number" && value >= 0 ? value : 0);
  const parsed = proposalContent.safeParse(content);
  if (parsed.success) return parsed.data;
  return {
    title: asText(content["title"]),
    client_name: asText(content["client_name"]),
    recipient_name: asText(content["recipient_name"]),
    project_type: asText(content["project_type"]) || null,
    aim: asText(content["aim"]),
    approach: approachOf(content["approach"]),
    approach_note: asText(content["approach_note"]) || null,
    scope: lines(content["scope"]),
    deliverables: asRows(content["deliverables"]).map((row) => ({
      title: asText(asObject(row)["title"]),
      note: asText(asObject(row)["note"]) || null,
      milestone: asText(asObject(row)["milestone"]) || null,
    })),
    milestones: asRows(content["milestones"]).map((row, index) => ({
      key: keyOf(row) ?? String(index),
      title: asText(asObject(row)["title"]),
      due_on: dayOf(asObject(row)["due_on"]),
      net_pence: pence(asObject(row)["net_pence"]),
      trigger: triggerOf(asObject(row)["trigger"]),
    })),
    options: asRows(content["options"]).map((row, index) => ({
      key: keyOf(row) ?? String(index),
      title: asText(asObject(row)["title"]),
      note: asText(asObject(row)["note"]) || null,
      net_pence: pence(asObject(row)["net_pence"]),
      chosen: asObject(row)["chosen"] === true,
    })),
    exclusions: lines(content["exclusions"]),
    case_studies: lines(content["case_studies"]),
    terms_version: asText(content["terms_version"]),
    terms_days: pence(content["terms_days"]),
    vat_rate: content["vat_rate"] === 2000 ? 2000 : 0,
    valid_until: dayOf(content["valid_until"]) ?? "",
  };
}

const triggerOf = (value: unknown) =>
  value === "signing" || value === "date" || value === "approval" ? value : "studio";

const dayOf = (value: unknown) => (/^\d{4}-\d\d-\d\d$/.test(asText(value)) ? asText(value) : null);
