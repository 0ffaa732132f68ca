import { z } from "zod";
import { mostExact } from "./build-read.ts";
import type { RestAnswer } from "./respond.ts";
import type { Statement } from "./sql-text.ts";
import type { Caller, Database, TransactionOptions } from "../../runtime/database/types.ts";

export type RunStatement = (
  caller: Caller,
  statement: Statement,
  request: TransactionOptions,
  /** Throws to undo a write. */
  check?: (answer: RestAnswer) => void,
) => Promise<RestAnswer>;

// The driver never forgets a prepared statement, so only so many shapes may become one.
const mostPrepared = 200;
const mostCounted = 2000;

export function createStatementRunner(database: Database): RunStatement {
  const timesSeen = new Map<string, number>();
  const prepared = new Set<string>();

  /** A shape is prepared when it comes back: nonsense that comes once leaves nothing behind. */
  function isWorthPreparing(text: string): boolean {
    if (prepared.has(text)) return true;
    if (prepared.size >= mostPrepared) return false;
    if (timesSeen.size >= mostCounted) timesSeen.clear();
    const times = (timesSeen.get(text) ?? 0) + 1;
    timesSeen.set(text, times);
    if (times < 2) return false;
    timesSeen.delete(text);
    prepared.add(text);
    return true;
  }

  return async (caller, statement, request, check) => {
    // A plan depends on the role's policies: one statement a role saves planning it anew.
    const text = textFor(caller.role, statement);
    const isPrepared = isWorthPreparing(text);
    const { values } = statement;
    if (statement.plan) {
      const plan = { ...statement.plan, isPrepared: false };
      const [expected = [], rows = []] = await database.askAllAsCaller(
        caller,
        [plan, { text, values, isPrepared }],
        request,
      );
      return estimate(readAnswer(only(rows)), readExpected(only(expected)));
    }
    if (!check) {
      const rows = await database.askAsCaller(caller, { text, values, isPrepared }, request);
      return readAnswer(only(rows));
    }
    return database.asCaller(
      caller,
      async (sql) => {
        const options = { prepare: isPrepared, simple: false };
        const answer = only(await sql.unsafe<RestAnswer[]>(text, values, options));
        check(answer);
        return answer;
      },
      request,
    );
  };
}

/** The columns of every REST statement, in this order; `merged` is an upsert's. */
function readAnswer([rows, total, body, status, headers, merged]: (string | null)[]): RestAnswer {
  return {
    rows: Number(rows),
    total: typeof total === "string" ? Number(total) : null,
    body: body ?? "",
    status: status ?? null,
    headers: headers ?? null,
    merged: typeof merged === "string" ? Number(merged) : null,
  };
}

const planSchema = z.tuple([z.object({ Plan: z.object({ "Plan Rows": z.number() }) })]);

function readExpected([plan]: (string | null)[]): number {
  const [{ Plan }] = planSchema.parse(JSON.parse(plan ?? ""));
  return Plan["Plan Rows"];
}

/** Where counting was stopped, or never begun, PostgreSQL's expectation is the better number. */
function estimate(answer: RestAnswer, expected: number): RestAnswer {
  const { total } = answer;
  if (total === null) return { ...answer, total: expected };
  return total > mostExact ? { ...answer, total: Math.max(total, expected) } : answer;
}

const texts = {
  anon: new WeakMap<Statement, string>(),
  authenticated: new WeakMap<Statement, string>(),
  service_role: new WeakMap<Statement, string>(),
};

function textFor(role: Caller["role"], statement: Statement): string {
  const known = texts[role];
  let text = known.get(statement);
  if (text === undefined) known.set(statement, (text = `/* ${role} */ ${statement.text}`));
  return text;
}

function only<T>(rows: readonly T[]): T {
  const [answer] = rows;
  if (!answer) throw new Error("A REST statement answers exactly one row.");
  return answer;
}
