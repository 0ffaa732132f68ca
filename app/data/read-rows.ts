import * as z from "zod/mini";
import { backendFailures } from "../../content/backend.ts";

type Answer = {
  data: unknown;
  error: { message: string; code?: string; hint?: string | null } | null;
  status: number;
  count?: number | null;
};
export type Query = PromiseLike<Answer> & { retry?(isWanted: boolean): PromiseLike<Answer> };

/** What the backend refused, in its own words, with the code by which it is told from others. */
export class Refused extends Error {
  readonly code: string;
  readonly hint: string;
  /** 0 where nothing answered. */
  readonly status: number;

  constructor({ message, code, hint }: NonNullable<Answer["error"]>, status: number) {
    super(message || backendFailures.unreachable);
    this.code = code ?? "";
    this.hint = hint ?? "";
    this.status = status;
  }
}

/** Runs a query of the shared client and checks its answer: `readRows(backend.from(…).select(…), rowSchema)`. */
export async function readRows<Row>(query: Query, row: z.ZodMiniType<Row>): Promise<Row[]> {
  const { data } = await runQuery(query);
  const parsed = z.array(row).safeParse(data);
  if (!parsed.success) throw new Error(backendFailures.unreadable, { cause: parsed.error });
  return parsed.data;
}

/** Runs a query or a call and answers its data; what is refused throws `Refused`. */
export async function runQuery(query: Query): Promise<{ data: unknown; count?: number | null }> {
  // The client would try for seven seconds before it says that there is no connection.
  const { data, error, status, count } = await (query.retry ? query.retry(false) : query);
  if (error) throw new Refused(error, status);
  return { data, count: count ?? null };
}
