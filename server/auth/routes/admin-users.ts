import type { Context } from "hono";
import { z } from "zod";
import { findAnyUser, readUserId } from "../admin-user.ts";
import type { AuthServer } from "../auth-server.ts";
import { createUser, newUser } from "../create-user.ts";
import { deleteUser } from "../delete-user.ts";
import { listFactors } from "../factor.ts";
import { generateLink, linkRequest } from "../generate-link.ts";
import { parseFields, parseBody, readOptionalBody } from "../request-body.ts";
import { updateAccount, userChanges } from "../update-account.ts";
import { parseUser, presentUser } from "../user.ts";

const pageQuery = z.strictObject({
  page: z
    .string()
    .regex(/^(?:[1-9]\d{0,8})?$/, "must be a whole number from 1")
    .default(""),
  per_page: z
    .string()
    .regex(/^(?:[1-9]\d{0,2}|1000)?$/, "must be a whole number from 1 to 1000")
    .default(""),
});

/** Newest first. supabase-js reads the pages there are from the headers. */
export async function listUsers(auth: AuthServer, context: Context): Promise<Response> {
  const query = parseFields(pageQuery, context.req.query());
  const page = Number(query.page || 1);
  const perPage = Number(query.per_page || 50);
  const [rows, [counted]] = await auth.db.asOwner((sql) =>
    Promise.all([
      sql`
        select * from auth.users order by created_at desc, id
        limit ${perPage} offset ${(page - 1) * perPage}`,
      sql<{ total: number }[]>`select count(*)::int as total from auth.users`,
    ]),
  );
  const total = counted?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / perPage));
  const linkTo = (number: number, relation: string) =>
    `</admin/users?page=${number}&per_page=${perPage}>; rel="${relation}"`;
  const links = [...(page < last ? [linkTo(page + 1, "next")] : []), linkTo(last, "last")];
  context.header("X-Total-Count", String(total));
  context.header("Link", links.join(", "));
  const users = rows.flatMap((row) => parseUser(row) ?? []).map((user) => presentUser(user));
  return context.json({ users, aud: "authenticated" });
}

export async function getUserById(auth: AuthServer, context: Context): Promise<Response> {
  const id = readUserId(context);
  const [user, factors] = await auth.db.asOwner(async (sql) => [
    await findAnyUser(sql, id),
    await listFactors(sql, id),
  ]);
  return context.json(presentUser(user, factors));
}

export async function addUser(auth: AuthServer, context: Context): Promise<Response> {
  return context.json(presentUser(await createUser(auth, await parseBody(context, newUser))));
}

export async function changeUser(auth: AuthServer, context: Context): Promise<Response> {
  const id = readUserId(context);
  const user = await updateAccount(auth, id, await parseBody(context, userChanges));
  const factors = await auth.db.asOwner((sql) => listFactors(sql, id));
  return context.json(presentUser(user, factors));
}

export const deletion = z.strictObject({ should_soft_delete: z.boolean().nullish() });

export async function removeUser(auth: AuthServer, context: Context): Promise<Response> {
  const userId = readUserId(context);
  const { should_soft_delete: isSoft } = await readOptionalBody(context, deletion);
  await deleteUser(auth, { userId, isSoft: isSoft ?? false });
  return context.json({});
}

export async function makeLink(auth: AuthServer, context: Context): Promise<Response> {
  const request = await parseBody(context, linkRequest);
  const made = await generateLink(auth, request, context.req.query("redirect_to"));
  context.header("Cache-Control", "no-store");
  return context.json({
    action_link: made.actionLink,
    email_otp: made.code,
    hashed_token: made.token,
    verification_type: request.type,
    redirect_to: made.redirectTo,
    ...presentUser(made.user),
  });
}
