import { parseError } from "./rest-error.ts";

const bareName = /(?:[\p{L}\p{N}_$ ]|-(?!>))+/uy;
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

  skipSpaces(): void {
    while (this.peek() === " " || this.peek() === "\t") this.position += 1;
  }

  /** A column, table or constraint: bare, or quoted with anything inside. */
  readName(): string {
    this.skipSpaces();
    const name = this.peek() === '"' ? this.readQuoted() : this.readMatch(bareName).trim();
    if (name === "") throw this.fail("expected a name");
    // Names stand in the statement's text: a NUL would end it, and PostgreSQL cuts what is longer.
    if (name.includes("\0") || Buffer.byteLength(name) > longestName) {
      throw this.fail(`a name has at most ${longestName} bytes and no NUL`);
    }
    this.skipSpaces();
    return name;
  }

  /** What a sticky pattern finds here, or nothing. */
  readMatch(pattern: RegExp): string {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text)?.[0] ?? "";
    this.position += found.length;
    return found;
  }

  readRest(): string {
    const rest = this.text.slice(this.position);
    this.position = this.text.length;
    return rest;
  }

  /** Between double quotes; a backslash takes the next character as it is. */
  readQuoted(): string {
    const start = this.position;
    const value = this.#readClosed();
    if (value !== null) return value;
    this.position = start;
    throw this.fail("a quoted value does not end");
  }

  #readClosed(): string | null {
    if (!this.take('"')) return null;
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
    return null;
  }

  /** An element of a list or a value in a logic tree: up to `,` or `)` unless quoted. */
  readElement(): string {
    const start = this.position;
    const value = this.#readClosed();
    if (value !== null && (this.isAtEnd || this.peek() === "," || this.peek() === ")")) {
      return value;
    }
    this.position = start;
    return this.readMatch(/[^,)]*/y);
  }

  fail(reason: string) {
    return parseError(
      `"failed to parse ${this.what} (${this.text.slice(0, 200)})" (line 1, column ${this.position + 1})`,
      reason,
    );
  }
}
