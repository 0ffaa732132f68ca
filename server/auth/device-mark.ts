import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AuthServer } from "./auth-server.ts";
import { deviceMarkSeconds } from "../api-keys/durations.ts";
import { parseUser, type UserRow } from "./user.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** `issuedAt` in milliseconds, by the database's clock, as `devices_valid_after` is. */
type Statement = { userId: string; nonce: string; issuedAt: number };

export type DeviceMark = Statement & { signature: string };

const cookieName = "device";
/** How many people may share a browser: the cookie must not outgrow a header. */
const marksKept = 4;
const written = /^([0-9a-f-]{36})\.([\w-]{22})\.(\d{13})\.([\w-]{43})$/;

/**
 * Counts this browser's next attempts separately. SameSite=Strict, so that another site cannot use them up; it grants
 * nothing else, and a browser on another origin has none.
 */
export function rememberDevice(auth: AuthServer, context: Context, user: UserRow): void {
  const issuedAt = Math.max(
    user.devices_valid_after.getTime(),
    user.last_sign_in_at?.getTime() ?? 0,
  );
  const nonce = randomBytes(16).toString("base64url");
  const statement = { userId: user.id, nonce, issuedAt };
  const mark = { ...statement, signature: signMark(auth, statement, user.email) };
  const others = readMarks(auth, context).filter(({ userId }) => userId !== user.id);
  setCookie(context, cookieName, [mark, ...others].slice(0, marksKept).map(writeMark).join("~"), {
    httpOnly: true,
    sameSite: "Strict",
    path: "/auth/v1",
    maxAge: deviceMarkSeconds,
    ...(isSecure(auth) && { prefix: "secure" }),
  });
}

/** This browser's mark for the address, as it was given out; whether it still counts, `isKnownTo` says. */
export function findMark(
  auth: AuthServer,
  context: Context,
  email: string,
): DeviceMark | undefined {
  const oldest = Date.now() - deviceMarkSeconds * 1000;
  return readMarks(auth, context).find(
    (mark) => mark.issuedAt > oldest && isSame(mark.signature, signMark(auth, mark, email)),
  );
}

/** A mark of a deleted account counts as before: otherwise it would tell its holder that the account is gone. */
export function isKnownTo(user: UserRow | undefined, mark: DeviceMark): boolean {
  if (!user) return true;
  return user.id === mark.userId && mark.issuedAt >= user.devices_valid_after.getTime();
}

/** Ends all marks given out so far, and answers the account for which new ones may be. */
export async function forgetDevices(
  sql: Transaction,
  userId: string,
): Promise<UserRow | undefined> {
  const [row] = await sql`
    update auth.users set devices_valid_after = now() where id = ${userId} returning *`;
  return parseUser(row);
}

/**
 * The address belongs to it, though it is not in it: else a mark would tell who was once signed in there under which
 * address the account is now.
 */
export function signMark(
  { keyring }: Pick<AuthServer, "keyring">,
  { userId, nonce, issuedAt }: Statement,
  email: string,
): string {
  return keyring.mac("device-mark", `${userId}\0${email}\0${nonce}\0${issuedAt}`);
}

function readMarks(auth: AuthServer, context: Context): DeviceMark[] {
  const value = getCookie(context, cookieName, isSecure(auth) ? "secure" : undefined) ?? "";
  return value.split("~", marksKept).flatMap((text) => {
    const [, userId = "", nonce = "", issuedAt = "", signature = ""] = written.exec(text) ?? [];
    return userId === "" ? [] : [{ userId, nonce, issuedAt: Number(issuedAt), signature }];
  });
}

export function writeMark({ userId, nonce, issuedAt, signature }: DeviceMark): string {
  return [userId, nonce, issuedAt, signature].join(".");
}

function isSecure({ siteUrl }: AuthServer): boolean {
  return siteUrl.startsWith("https:");
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
