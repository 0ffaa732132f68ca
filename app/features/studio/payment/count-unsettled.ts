import { sharedBackend } from "../../../data/shared-backend.ts";
import { runQuery } from "../../../data/read-rows.ts";
import { statesOf } from "./payment-search.ts";

export async function countUnsettled(): Promise<number> {
  const { count } = await runQuery(
    sharedBackend()
      .from("eth_payments")
      .select("id", { count: "exact", head: true })
      .in("state", statesOf.settle ?? []),
  );
  return count ?? 0;
}
