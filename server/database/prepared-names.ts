import type { Client } from "pg";

/** Which statements a connection has prepared. PostgreSQL says so itself: one behind a failed step was never read. */
export class PreparedNames {
  #known = new Map<string, string>();
  /** Of each batch that is under way, in the order of sending. */
  #sent: { text: string; name: string }[][] = [];
  #count = 0;
  #isPooled: boolean;

  constructor({ connection }: Client, isPooled = false) {
    this.#isPooled = isPooled;
    connection.on("parseComplete", () => {
      const sent = this.#sent[0]?.shift();
      if (sent?.name) this.#known.set(sent.text, sent.name);
    });
    connection.on("readyForQuery", () => this.#sent.shift());
  }

  /** Before the first statement of a batch. */
  beginBatch(): void {
    this.#sent.push([]);
  }

  find(text: string): string | undefined {
    return this.#known.get(text);
  }

  /** The name to prepare it by, in the order of sending; the nameless statement serves once. */
  next(text: string, isPrepared: boolean): string {
    const name = isPrepared && !this.#isPooled ? `k${(this.#count += 1)}` : "";
    this.#sent.at(-1)?.push({ text, name });
    return name;
  }
}
