import type { Transaction } from "../../runtime/database/types.ts";

/** After an older backup no number is given until the studio has said which was the last that left. */
export async function holdSeries(sql: Transaction): Promise<void> {
  await sql`select private.hold_series()`;
}
