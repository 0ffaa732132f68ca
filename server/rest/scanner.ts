import { parseError } from "./rest-error.ts";

const reserved = new Set(['"', ",", "(", ")", ".", ":", "!", "{", "}"]);
const longestName = 63;

/** Reads a parameter's value from left to right. */
export class Scanner {
  readonly text: string;
  readonly what: string;
  position = 0;

  constructor(text: string, what: string) {
    this.text = text;
    this.what = what;
  }

  get isAtEnd(): boolean {
    return this.position >= this.text.length;
  }

  peek(length = 1): string {
    return this.text.slice(this.position, this.position + length);
  }

  take(expected: string): boolean {
    if (!this.text.startsWith(expected, this.position)) return false;
    this.position += expected.length;
    return true;
  }

  expect(expected: string): void {
    if (!this.take(expected)) throw this.fail(`expected "${expected}"`);
  }

  expectEnd(): void {
    if (!this.isAtEnd) throw this.fail(`unexpected "${this.peek()}"`);
  }

  /** A column, table or constraint: bare, or quoted with anything inside. */
  readName(): string {
    const name = this.peek() === '"' ? this.readQuoted() : this.readWhile((c) => !reserved.has(c));
    if (name === "") throw this.fail("expected a name");
    // Names stand in the statement's text: a NUL would end it, and PostgreSQL cuts what is longer.
    if (name.includes("\0") || Buffer.byteLength(name) > longestName) {
      throw this.fail(`a name has at most ${longestName} bytes and no NUL`);
    }
    return name;
  }

  readWhile(accept: (character: string) => boolean): string {
    const start = this.position;
    while (this.position < this.text.length && accept(this.text.charAt(this.position))) {
      this.position += 1;
    }
    return this.text.slice(start, this.position);
  }

  /** Between double quotes; a backslash takes the next character as it is. */
  readQuoted(): string {
    const start = this.position;
    this.expect('"');
    let value = "";
    while (!this.isAtEnd) {
      const character = this.text.charAt(this.position);
      this.position += 1;
      if (character === '"') return value;
      if (character === "\\") {
        value += this.text.charAt(this.position);
        this.position += 1;
      } else value += character;
    }
    this.position = start;
    throw this.fail("a quoted value does not end");
  }

  /** An element of a list or a value in a logic tree: up to `,` or `)` unless quoted. */
  readElement(): string {
    const start = this.position;
    if (this.peek() === '"') {
      const value = this.readQuoted();
      if (this.isAtEnd || this.peek() === "," || this.peek() === ")") return value;
      this.position = start;
    }
    return this.readWhile((c) => c !== "," && c !== ")");
  }

  fail(reason: string) {
    return parseError(
      `"failed to parse ${this.what} (${this.text.slice(0, 200)})" (line 1, column ${this.position + 1})`,
      reason,
    );
  }
}
