import { hashPassword, verifyPassword, type Passwords } from "../../server/auth/password.ts";

/** The least that argon2 takes: a hash of the product's own costs 600 times as much. */
const least = { memory: 8, passes: 1, parallelism: 1 };

export const hashCheaply = (password: string) => hashPassword(password, least);

/** What was stored says what it costs to compare. */
export const cheapPasswords: Passwords = { hash: hashCheaply, verify: verifyPassword };
