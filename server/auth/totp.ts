import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

// What every authenticator app takes for granted (RFC 6238).
const stepSeconds = 30;
const digits = 6;
const secretBytes = 20;
/** A code is good half a minute before and after its own: clocks differ, and people type slowly. */
const tolerance = 1;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function newSecret(): string {
  return encodeBase32(randomBytes(secretBytes));
}

export function totpUri(named: { secret: string; issuer: string; account: string }): string {
  const label = `${encodeURIComponent(named.issuer)}:${encodeURIComponent(named.account)}`;
  const parameters = new URLSearchParams({
    secret: named.secret,
    issuer: named.issuer,
    algorithm: "SHA1",
    digits: String(digits),
    period: String(stepSeconds),
  });
  return `otpauth://totp/${label}?${parameters}`;
}

export function stepAt(milliseconds: number): number {
  return Math.floor(milliseconds / 1000 / stepSeconds);
}

/** The half minute this code belongs to, if it is a good one now. */
export function findStep(secret: string, code: string, now: number): number | undefined {
  const current = stepAt(now);
  for (let step = current - tolerance; step <= current + tolerance; step += 1) {
    if (isSame(codeAt(secret, step), code)) return step;
  }
  return undefined;
}

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", decodeBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, "0");
}

function isSame(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function encodeBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((group) => alphabet[Number.parseInt(group, 2)]).join("");
}

function decodeBase32(text: string): Buffer {
  const bits = text.replaceAll(/./g, (letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((group) => Number.parseInt(group, 2)));
}
