import * as z from "zod/mini";
import { fault, type Faults, listFaults } from "../field/fault.ts";
import { optionalText } from "../field/text.ts";
import { normaliseWebsite } from "./normalise-website.ts";
import { profileLimits, type ProfileValues } from "./profile-form.ts";

/** Lenient: people write numbers as they read them, with spaces, brackets and an extension. */
const phoneShape = /^\+?[\d\s().\-/]+(?:(?:x|ext\.?|#)\s*\d{1,6})?$/i;
const phoneDigits = { fewest: 6, most: 20 };

const phone = z
  .pipe(
    optionalText({ name: "phone-number", longest: profileLimits.phone }),
    z.transform((typed) => typed?.replaceAll(/\s+/g, " ") ?? null),
  )
  .check(z.refine(isPhone, fault("phone-malformed")));

function isPhone(typed: string | null): boolean {
  if (typed === null) return true;
  const digits = typed.replaceAll(/\D/g, "").length;
  return phoneShape.test(typed) && digits >= phoneDigits.fewest && digits <= phoneDigits.most;
}

const website = z.pipe(
  optionalText({ name: "website", longest: profileLimits.website }),
  z.transform((typed, context) => {
    const address = typed === null ? null : normaliseWebsite(typed);
    if (address !== undefined && (address?.length ?? 0) <= profileLimits.website) return address;
    context.issues.push({
      code: "custom",
      input: typed,
      message: fault("website-malformed"),
    });
    return z.NEVER;
  }),
);

export const profileForm = z.object({
  display_name: optionalText({ name: "name", longest: profileLimits.display_name }),
  company_name: optionalText({ name: "company-name", longest: profileLimits.company_name }),
  industry: optionalText({ name: "industry", longest: profileLimits.industry }),
  phone,
  website,
});

/** What a client may write into profiles. */
type ProfileUpdate = z.infer<typeof profileForm>;
export type ParsedProfile = { profile: ProfileUpdate } | { faults: Faults };

/** The columns, or what is wrong with each field. */
export function parseProfile(typed: ProfileValues): ParsedProfile {
  const parsed = profileForm.safeParse(typed);
  return parsed.success ? { profile: parsed.data } : { faults: listFaults(parsed.error) };
}
