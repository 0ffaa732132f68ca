import type { Context } from "hono";
import { z } from "zod";
import { enqueueMail } from "../../../services/mail/enqueue-mail.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import {
  isApp,
  isWorkingApp,
  lockFactors,
  removeFactors,
  takenName,
  unknownFactor,
  type Factor,
} from "../factor.ts";
import { countRecoveryCodes, writeRecoveryCodes } from "../recovery-code.ts";
import { friendlyName, readOptionalBody } from "../request-body.ts";
import { requireOwner } from "../require-owner.ts";
import { requireUser } from "../require-user.ts";
import type { Transaction } from "../../../runtime/database/types.ts";
import { parseRow } from "../../../runtime/database/parse-rows.ts";

export const bodySchema = z.object({ friendly_name: friendlyName.nullish() });
const defaultName = "Recovery codes";

/** How many there are, and how many are left; without a second factor, since that is when a code is asked for. */
export async function readRecoveryCodes(auth: AuthServer, context: Context): Promise<Response> {
  const { user } = await requireUser(auth, context);
  const codes = await auth.db.asOwner((sql) => countRecoveryCodes(sql, user.id));
  if (!codes) throw unknownFactor();
  context.header("Cache-Control", "no-store");
  return context.json({ ...codes, type: "recovery_code" });
}

export async function generateRecoveryCodes(auth: AuthServer, context: Context): Promise<Response> {
  const { friendly_name } = await readOptionalBody(context, bodySchema);
  return answerNewCodes(auth, context, (sql, userId, held) =>
    addRecoveryFactor(sql, userId, { held, name: friendly_name || defaultName }),
  );
}

export async function renewRecoveryCodes(auth: AuthServer, context: Context): Promise<Response> {
  return answerNewCodes(auth, context, async (_sql, _userId, held) => requireRecovery(held));
}

export async function removeRecoveryCodes(auth: AuthServer, context: Context): Promise<Response> {
  const caller = await requireUser(auth, context);
  requireOwner(caller);
  const id = await auth.db.asOwner(async (sql) => {
    const factor = requireRecovery(await lockFactors(sql, caller.user.id));
    await removeFactors(sql, caller.user.id, [factor.id]);
    return factor.id;
  });
  return context.json({ id });
}

const namedFactor = z.object({ id: z.string(), friendly_name: z.string().nullable() });

type NamedFactor = z.infer<typeof namedFactor>;

async function answerNewCodes(
  auth: AuthServer,
  context: Context,
  findFactor: (sql: Transaction, userId: string, held: Factor[]) => Promise<NamedFactor>,
): Promise<Response> {
  const caller = await requireUser(auth, context);
  requireOwner(caller);
  const made = await auth.db.asOwner(async (sql) => {
    const held = await lockFactors(sql, caller.user.id);
    const { id, friendly_name } = await findFactor(sql, caller.user.id, held);
    const mail = { to: caller.user.email, template: "recovery-codes-made", data: {} } as const;
    await enqueueMail(sql, mail);
    return { id, friendly_name, codes: await writeRecoveryCodes(auth, sql, id) };
  });
  context.header("Cache-Control", "no-store");
  return context.json({ ...made, type: "recovery_code", total: made.codes.length });
}

async function addRecoveryFactor(
  sql: Transaction,
  userId: string,
  { held, name }: { held: Factor[]; name: string },
): Promise<NamedFactor> {
  if (!held.some(isWorkingApp)) {
    throw new AuthError(
      "mfa_recovery_codes_sole_factor",
      "Recovery codes need another verified factor",
    );
  }
  if (held.some((factor) => !isApp(factor))) {
    throw new AuthError(
      "mfa_verified_factor_exists",
      "There are recovery codes already: regenerate them",
    );
  }
  if (held.some(({ friendly_name }) => friendly_name === name)) throw takenName(name);
  const rows = await sql`
    insert into auth.mfa_factors (user_id, friendly_name, factor_type, status)
    values (${userId}, ${name}, 'recovery_code', 'verified')
    returning id, friendly_name`;
  const made = parseRow(namedFactor, rows);
  if (!made) throw new Error("The factor was not written.");
  return made;
}

function requireRecovery(held: Factor[]): Factor {
  const factor = held.find(({ factor_type }) => factor_type === "recovery_code");
  if (!factor) throw unknownFactor();
  return factor;
}
