import postgres from "postgres";
import type { Transaction } from "../../runtime/database/types.ts";

export type ScopedSql = {
  sql: Transaction;
  /** The last statement: from here on nothing more is sent. Where the work has sent its own, that one's answer. */
  close(statement: "commit" | "rollback"): Promise<{ command: string }>;
};

/**
 * The connection's statements, for the time of one transaction. `onBroken` hears of the first that failed by other words
 * than PostgreSQL's: the driver tells a statement that it could not write (a value it cannot serialise, say) to whichever
 * statement is under way, and waits for the answer to the unwritten one for ever.
 * Closed, it sends nothing more: a statement that comes late would run in the next caller's transaction.
 */
export function scopeSql(sql: postgres.Sql, onBroken: (reason: unknown) => void): ScopedSql {
  let isOver = false;
  let last: postgres.PendingQuery<postgres.Row[]> | undefined;

  function watch<T>(query: T, isLast = false): T {
    // Identifiers and lists of values are no statements.
    if (!(query instanceof Promise)) return query;
    const execute = readMethod(query, "handler");
    const reject = readMethod(query, "reject");
    return Object.assign(query, {
      handler(statement: object) {
        if (isOver && !isLast) return reject(new Error("The transaction is over."));
        isOver ||= isLast;
        execute(statement);
      },
      reject(reason: unknown) {
        if (!(reason instanceof postgres.PostgresError)) onBroken(reason);
        reject(reason);
      },
    });
  }

  const unsafe: postgres.Sql["unsafe"] = (...given) => watch(sql.unsafe(...given));
  const commitAtOnce = () => (last ??= watch(sql.unsafe("commit"), true));
  const own = new Map<string | symbol, unknown>(Object.entries({ unsafe, commitAtOnce }));
  const lent = new Proxy(sql, {
    apply: (target, self, given): unknown => watch<unknown>(Reflect.apply(target, self, given)),
    get: (target, name): unknown => own.get(name) ?? Reflect.get(target, name),
  });
  return {
    sql: lent,
    close(statement) {
      isOver = true;
      return (last ??= watch(sql.unsafe(statement), true));
    },
  };
}

/** The driver's types keep these to themselves. */
function readMethod(query: object, name: "handler" | "reject"): (given: unknown) => void {
  const method: unknown = Reflect.get(query, name);
  if (typeof method !== "function") throw new Error(`A statement of postgres.js has no ${name}.`);
  return (given) => void Reflect.apply(method, query, [given]);
}
