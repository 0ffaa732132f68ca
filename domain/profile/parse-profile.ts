import * as z from "zod/mini";
import { describeIssues, optionalText } from "../contact/contact-fields.ts";
import { normaliseWebsite } from "./normalise-website.ts";
import { longest, type ProfileField, type ProfileValues } from "./profile-form.ts";

/** Lenient: people write numbers as they read them, with spaces, brackets and an extension. */
const phoneShape = /^\+?[\d\s().\-/]+(?:(?:x|ext\.?|#)\s*\d{1,6})?$/i;
const phoneDigits = { fewest: 6, most: 20 };

const phone = z
  .pipe(
    optionalText({ name: "phone number", longest: longest.phone }),
    z.transform((typed) => typed?.replaceAll(/\s+/g, " ") ?? null),
  )
  .check(z.refine(isPhone, "Please enter a phone number, such as +44 20 7946 0000."));

function isPhone(typed: string | null): boolean {
  if (typed === null) return true;
  const digits = typed.replaceAll(/\D/g, "").length;
  return phoneShape.test(typed) && digits >= phoneDigits.fewest && digits <= phoneDigits.most;
}

const website = z.pipe(
  optionalText({ name: "website", longest: longest.website }),
  z.transform((typed, context) => {
    const address = typed === null ? null : normaliseWebsite(typed);
    if (address !== undefined && (address?.length ?? 0) <= longest.website) return address;
    context.issues.push({
      code: "custom",
      input: typed,
      message: "Please enter a web address, such as https://studio.example.",
    });
    return z.NEVER;
  }),
);

const profileSchema = z.object({
  display_name: optionalText({ name: "name", longest: longest.display_name }),
  company_name: optionalText({ name: "company name", longest: longest.company_name }),
  industry: optionalText({ name: "industry", longest: longest.industry }),
  phone,
  website,
});

/** What a client may write into profiles. */
export type ProfileUpdate = z.infer<typeof profileSchema>;
export type ParsedProfile =
  | { profile: ProfileUpdate }
  | { fields: Partial<Record<ProfileField, string>> };

/** The columns, or what is wrong with each field, in words for the client. */
export function parseProfile(typed: ProfileValues): ParsedProfile {
  const parsed = profileSchema.safeParse(typed);
  return parsed.success ? { profile: parsed.data } : { fields: describeIssues(parsed.error) };
}
