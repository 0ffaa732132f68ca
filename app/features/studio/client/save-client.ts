import * as z from "zod/mini";
import { editClientWords } from "../../../../content/studio-client.ts";
import type { Profile } from "../../../../domain/account/profile.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { toast } from "../../../ui/toast.ts";
import type { FormRefusal } from "../../../form/refusal.ts";
import { runQuery } from "../../../data/read-rows.ts";

const line = z.string().check(z.trim());

export const clientSchema = z.object({
  display_name: line,
  company_name: line,
  industry: line,
  phone: line,
  website: line.check(
    z.refine((text) => text === "" || /^https?:\/\//i.test(text), editClientWords.badWebsite),
  ),
});

const columns = ["display_name", "company_name", "industry", "phone", "website"] as const;

/** Writes what was changed on the client's behalf, and nothing that they may have changed meanwhile themselves. */
export async function saveClient(
  begun: Profile,
  values: z.infer<typeof clientSchema>,
): Promise<FormRefusal | undefined> {
  const changes = columns
    .map((column) => [column, values[column] || null] as const)
    .filter(([column, value]) => value !== (begun[column] || null));
  const profiles = sharedBackend().from("profiles");
  try {
    if (changes.length > 0)
      await runQuery(profiles.update(Object.fromEntries(changes)).eq("user_id", begun.user_id));
  } catch (error) {
    return { message: error instanceof Error ? error.message : editClientWords.failed };
  }
  toast({ title: editClientWords.saved });
  return undefined;
}
