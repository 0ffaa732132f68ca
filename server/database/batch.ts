import type { Connection, Submittable } from "pg";
import type { PreparedNames } from "./prepared-names.ts";
import type { Step, StepRows } from "../../runtime/database/types.ts";

/**
 * What the driver calls while it reads the answers. Batches may be written behind one another: each is a transaction of its
 * own, and PostgreSQL answers them in their order. The driver knows one at a time, so it is handed the next when the one before has its
 * answer or its failure.
 */
export class Batch implements Submittable {
  #next: Batch | undefined;
  #readNext: (next: Batch) => void;
  #isWritten = false;
  #steps: readonly Step[];
  #names: PreparedNames;
  #resolve: (answers: StepRows[]) => void;
  #reject: (reason: unknown) => void;
  #rows: StepRows = [];
  #answers: StepRows[] = [];

  constructor(
    steps: readonly Step[],
    {
      names,
      resolve,
      reject,
      next,
      readNext,
    }: {
      names: PreparedNames;
      resolve: (answers: StepRows[]) => void;
      reject: (reason: unknown) => void;
      next: Batch | undefined;
      readNext: (next: Batch) => void;
    },
  ) {
    this.#steps = steps;
    this.#names = names;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#next = next;
    this.#readNext = readNext;
  }

  submit(connection: Connection): void {
    if (this.#isWritten) return;
    connection.stream.cork();
    this.#write(connection);
    connection.stream.uncork();
  }

  /** Without a Sync between them the steps are one transaction, which the Sync at the end commits. */
  #write(connection: Connection): void {
    this.#isWritten = true;
    this.#names.beginBatch();
    for (const { text, values, isPrepared } of this.#steps) {
      let name = this.#names.find(text);
      if (name === undefined) {
        name = this.#names.next(text, isPrepared);
        connection.parse({ name, text, types: [] }, true);
      }
      connection.bind({ statement: name, values }, true);
      connection.execute({}, true);
    }
    connection.sync();
    if (this.#next) this.#next.#write(connection);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#rows.push(fields);
  }

  handleCommandComplete(): void {
    this.#answers.push(this.#rows);
    this.#rows = [];
  }

  handleError(error: unknown): void {
    this.#reject(error);
    this.#goOn();
  }

  /** Only now is it committed. */
  handleReadyForQuery(): void {
    this.#resolve(this.#answers);
    this.#goOn();
  }

  #goOn(): void {
    if (this.#next) this.#readNext(this.#next);
  }
}
