import { exceptionWords, hoursWords } from "../../../../content/studio-calendar.ts";
import { explainError } from "../../../data/explain-error.ts";
import { Refused, runQuery } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import type { FormRefusal } from "../../../form/refusal.ts";
import { toast } from "../../../ui/toast.ts";
import type { Rules } from "./rules-schema.ts";

type Table = "opening_hours" | "opening_exceptions";

/** There is something in that time already, which somebody else may have added meanwhile. */
const overlapping = "23P01";
const overlaps = {
  opening_hours: { opens: hoursWords.overlap },
  opening_exceptions: { day: exceptionWords.overlap },
} satisfies Record<Table, FormRefusal["fields"]>;

/** Why it could not be saved, for the form; nothing where it was. */
export async function addOpening(table: Table, row: object): Promise<FormRefusal | undefined> {
  try {
    await runQuery(sharedBackend().from(table).insert(row));
    return undefined;
  } catch (error) {
    if (error instanceof Refused && error.code === overlapping) return { fields: overlaps[table] };
    return { message: explainError(error) };
  }
}

export async function saveRules(id: string, rules: Rules): Promise<FormRefusal | undefined> {
  try {
    await runQuery(sharedBackend().from("calendars").update(rules).eq("id", id));
    return undefined;
  } catch (error) {
    return { message: explainError(error) };
  }
}

export async function removeOpening(table: Table, id: string): Promise<void> {
  try {
    await runQuery(sharedBackend().from(table).delete().eq("id", id));
  } catch (error) {
    toast({
      title: hoursWords.failed,
      description: explainError(error),
      variant: "destructive",
    });
  }
}
