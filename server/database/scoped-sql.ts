import postgres from "postgres";
import type { Transaction } from "../../runtime/database/types.ts";

export type ScopedSql = {
  sql: Transaction;
  /** The last statement: from here on nothing more is sent. */
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

  function watch<T>(query: T, isLast = false): T {
    // Identifiers and lists of values are no statements.
    if (!(query instanceof Promise)) return query;
    const execute = readMethod(query, "handler");
    const reject = readMethod(query, "reject");
    return Object.assign(query, {
      handler(statement: object) {
        if (isOver && !isLast) reject(new Error("The transaction is over."));
        else execute(statement);
      },
      reject(reason: unknown) {
        if (!(reason instanceof postgres.PostgresError)) onBroken(reason);
        reject(reason);
      },
    });
  }

  const unsafe: postgres.Sql["unsafe"] = (...given) => watch(sql.unsafe(...given));
  const lent = new Proxy(sql, {
    apply: (target, self, given): unknown => watch<unknown>(Reflect.apply(target, self, given)),
    get: (target, name): unknown => (name === "unsafe" ? unsafe : Reflect.get(target, name)),
  });
  return {
    sql: lent,
    close(statement) {
      isOver = true;
      return watch(sql.unsafe(statement), true);
    },
  };
}

/** The driver's types keep these to themselves. */
function readMethod(query: object, name: "handler" | "reject"): (given: unknown) => void {
  const method: unknown = Reflect.get(query, name);
  if (typeof method !== "function") throw new Error(`A statement of postgres.js has no ${name}.`);
  return (given) => void Reflect.apply(method, query, [given]);
}
