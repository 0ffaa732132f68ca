// As a whole: a Node without argon2 would refuse to load a name that is not there, before the start can say so.
import crypto from "node:crypto";
import { promisify } from "node:util";
import { ConfigError } from "../../runtime/errors/config-error.ts";

// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

export type Passwords = {
  hash(password: string): Promise<string>;
  verify(password: string, encrypted: string): Promise<boolean>;
};

type StoredHash = { cost: typeof cost; salt: Buffer; tag: Buffer };

/** `paid` is less where passwords are no secret: in tests, which would spend most of their time on them. */
export async function hashPassword(password: string, paid = cost): Promise<string> {
  const salt = crypto.randomBytes(16);
  return print({ cost: paid, salt, tag: await derive(password, salt, paid) });
}

/** A string that is not ours, or asks for more work than ours, opens nothing and takes just as long. */
export async function verifyPassword(password: string, encrypted: string): Promise<boolean> {
  const stored = parse(encrypted);
  const { salt, cost: paid, tag } = stored ?? decoy;
  const matches = crypto.timingSafeEqual(await derive(password, salt, paid), tag);
  return matches && stored !== undefined;
}

export const argon2Passwords: Passwords = { hash: hashPassword, verify: verifyPassword };

/** Checks against the account's hash, or takes just as long when there is none. */
export async function verifyInEqualTime(
  passwords: Passwords,
  password: string,
  encrypted: string | null | undefined,
): Promise<boolean> {
  const matches = await passwords.verify(password, encrypted || print(decoy));
  return matches && Boolean(encrypted);
}

/** Tried rather than looked for: a Node built against an older OpenSSL has the function, and it throws. */
export function requireArgon2(argon2Sync: typeof crypto.argon2Sync = crypto.argon2Sync): void {
  try {
    const least = { memory: 8, passes: 1, parallelism: 1, tagLength };
    argon2Sync("argon2id", { message: "", nonce: Buffer.alloc(16), ...least });
  } catch (error) {
    throw new ConfigError(
      `Passwords need a Node with argon2: 24.7 or newer, built with OpenSSL 3.2 or newer. This is ${process.version}.`,
      { cause: error },
    );
  }
}

// Random bytes that nobody kept, in the shape of a hash.
const decoy: StoredHash = {
  cost,
  salt: crypto.randomBytes(16),
  tag: crypto.randomBytes(tagLength),
};

function derive(password: string, nonce: Buffer, paid: typeof cost): Promise<Buffer> {
  const message = password.normalize("NFC");
  return promisify(crypto.argon2)("argon2id", { message, nonce, ...paid, tagLength });
}

// The PHC string format: base64 without padding.
const format =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z\d+/]{22})\$([A-Za-z\d+/]{43})$/;

function print({ cost: { memory, passes, parallelism }, salt, tag }: StoredHash): string {
  const [saltText, tagText] = [salt, tag].map((bytes) =>
    bytes.toString("base64").replace(/=+$/, ""),
  );
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${saltText}$${tagText}`;
}

function parse(text: string): StoredHash | undefined {
  const [, memory, passes, parallelism, salt, tag] = format.exec(text) ?? [];
  if (salt === undefined || tag === undefined) return undefined;
  const paid = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const isDearer =
    paid.memory > cost.memory || paid.passes > cost.passes || paid.parallelism > cost.parallelism;
  if (isDearer || paid.memory < 8 || paid.passes < 1 || paid.parallelism < 1) return undefined;
  return { cost: paid, salt: Buffer.from(salt, "base64"), tag: Buffer.from(tag, "base64") };
}
