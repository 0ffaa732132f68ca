import * as z from "zod/mini";
import { forgetEntries } from "../../../../data/forget-entries.ts";
import type { KeptFor } from "../../kept-rows.ts";
import type { ProfileValues } from "../../../../../domain/account/profile-form.ts";
import {
  listProfileChanges,
  type ProfileEdit,
} from "../../../../../domain/account/rebase-profile.ts";

/** Named on the cookie page. A company's details are among it. */
const prefix = "profile:";
const entryOf = ({ me, companyId }: KeptFor) => `${prefix}${me}:${companyId}`;

const values: z.ZodMiniType<ProfileValues> = z.object({
  display_name: z.string(),
  company_name: z.string(),
  industry: z.string(),
  phone: z.string(),
  website: z.string(),
});
const edit = z.object({ base: values, typed: values });

/** Across the other tabs of the dashboard and a reload; nothing is kept of what is saved. */
export function keepProfileDraft(owner: KeptFor, draft: ProfileEdit): void {
  try {
    if (listProfileChanges(draft).length === 0) sessionStorage.removeItem(entryOf(owner));
    else {
      const { base, typed } = draft;
      sessionStorage.setItem(entryOf(owner), JSON.stringify({ base, typed }));
    }
  } catch {
    // Denied or full: then the form itself is all there is.
  }
}

export function readProfileDraft(owner: KeptFor): ProfileEdit | undefined {
  try {
    return edit.parse(JSON.parse(sessionStorage.getItem(entryOf(owner)) ?? "null"));
  } catch {
    return undefined;
  }
}

/** Whoever signs in next in this tab finds nothing of those who were here before. */
export function forgetProfileDrafts({ except }: { except?: string } = {}): void {
  forgetEntries(() => sessionStorage, prefix, except);
}
