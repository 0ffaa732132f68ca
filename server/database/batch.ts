import type { Connection, Submittable } from "pg";
import type { PreparedNames } from "./prepared-names.ts";
import type { Step, StepRows } from "../../runtime/database/types.ts";

/** What the driver calls while it reads the answers. */
export class Batch implements Submittable {
  #steps: readonly Step[];
  #names: PreparedNames;
  #resolve: (answers: StepRows[]) => void;
  #reject: (reason: unknown) => void;
  #rows: StepRows = [];
  #answers: StepRows[] = [];

  constructor(
    steps: readonly Step[],
    names: PreparedNames,
    resolve: (answers: StepRows[]) => void,
    reject: (reason: unknown) => void,
  ) {
    this.#steps = steps;
    this.#names = names;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** Without a Sync between them the steps are one transaction, which the Sync at the end commits. */
  submit(connection: Connection): void {
    connection.stream.cork();
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
    connection.stream.uncork();
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
  }

  /** Only now is it committed. */
  handleReadyForQuery(): void {
    this.#resolve(this.#answers);
  }
}
