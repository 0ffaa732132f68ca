import { randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { openKeyring } from "../../server/api-keys/keyring.ts";
import { hashPassword } from "../../server/auth/password.ts";
import { newSecret } from "../../server/auth/totp.ts";
import { insertSampleRows } from "../rls/sample-rows.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import type { Markers } from "./judge-answer.ts";
import { knownPassword } from "./known-texts.ts";
import type { CallerName } from "./sketch.ts";
import type { WholeBackend } from "./start-whole-backend.ts";

const clients = ["ada", "ben", "other"] as const;

export type People = {
  markers: Markers;
  /** The tables in which each of the three clients has a row. */
  tables: string[];
  /** Fresh rows with secrets, live sessions, and no limit used up: requests may have changed all of that. */
  prepare(): Promise<void>;
  /** Puts ids, addresses and keys of this run in the place of their names. */
  resolveFor(caller: CallerName): (text: string) => string;
  tokenOf(name: string): string;
};

/**
 * Three clients with secrets, of whom the third never asks; Carol, whose password is known; the studio's two; and one
 * account to spare, which may be changed and deleted.
 */
export async function invitePeople(backend: WholeBackend): Promise<People> {
  const { owner, database } = backend;
  const keyring = await openKeyring(database);
  const markers: Markers = {
    ada: `SecretOfAda${randomUUID().slice(0, 8)}`,
    ben: `SecretOfBen${randomUUID().slice(0, 8)}`,
    other: `SecretOfOther${randomUUID().slice(0, 8)}`,
  };
  const people: Record<string, Person> = {
    ada: await createPerson(owner, { displayName: markers.ada, companyName: markers.ada }),
    ben: await createPerson(owner, { displayName: markers.ben, companyName: markers.ben }),
    other: await createPerson(owner, { displayName: markers.other, companyName: markers.other }),
    carol: await createPerson(owner),
    staff: await createPerson(owner, { staff: true }),
    "half-staff": await createPerson(owner, { staff: true }),
  };
  const names = new Map<string, string>([["nobody", randomUUID()]]);
  const tables = new Set<string>();
  for (const [name, person] of Object.entries(people)) {
    names.set(`${name}.id`, person.id);
    names.set(`${name}.email`, person.email);
    names.set(`${name}.file`, `${person.id}/kept.txt`);
  }
  await owner`
    update auth.users set encrypted_password = ${await hashPassword(knownPassword)}
    where id = ${people["carol"]?.id ?? ""}`;
  for (const kind of ["publishable", "secret"]) {
    const [row] = await owner<{ key: string }[]>`
      select key from private.api_keys where kind = ${kind} limit 1`;
    names.set(kind, row?.key ?? "");
  }

  async function prepare(): Promise<void> {
    await owner`truncate private.rate_limits`;
    for (const name of clients) {
      const person = people[name];
      if (!person) continue;
      await owner`
        update auth.users
        set deleted_at = null, banned_until = null, email = ${person.email},
          raw_user_meta_data = ${owner.json({ display_name: markers[name] })}
        where id = ${person.id}`;
      await owner`
        insert into profiles (user_id, display_name, company_name)
        values (${person.id}, ${markers[name]}, ${markers[name]})
        on conflict (user_id) do update
        set display_name = excluded.display_name, company_name = excluded.company_name`;
      const rows = await insertSampleRows(owner, person, markers[name]);
      for (const [table, { id }] of Object.entries(rows)) {
        if (id === undefined) continue;
        const [, bare = ""] = table.split(".");
        tables.add(bare);
        names.set(`${name}.${bare}`, String(id));
      }
    }
    for (const name of Object.keys(people)) await renewSession(name);
    names.set("spare.id", (await createPerson(owner)).id);
    for (const name of clients) await keepFile(name);
  }

  async function renewSession(name: string): Promise<void> {
    const person = people[name];
    if (!person) return;
    const isStaff = name.endsWith("staff");
    const claims = { ...person.caller.claims, ...(name === "staff" && { aal: "aal2" }) };
    const sessionId = String(person.caller.claims?.["session_id"]);
    const aal = name === "staff" ? "aal2" : "aal1";
    await owner`
      insert into auth.sessions (id, user_id, aal) values (${sessionId}, ${person.id}, ${aal})
      on conflict (id) do update set aal = excluded.aal, not_after = null`;
    if (isStaff) {
      // Never without: for that moment it would be a whole member of staff.
      const [factor] = await owner<{ id: string }[]>`
        insert into auth.mfa_factors (user_id, friendly_name, status, secret)
        values (${person.id}, 'Phone', 'verified', ${newSecret()})
        on conflict (user_id, friendly_name) do update set status = 'verified' returning id`;
      names.set(`${name}.factor`, factor?.id ?? "");
    }
    const { kid, key } = await keyring.signer();
    const now = Math.floor(Date.now() / 1000);
    const token = await new SignJWT({ ...claims, amr: [{ method: "password", timestamp: now }] })
      .setProtectedHeader({ alg: "ES256", typ: "JWT", kid })
      .setAudience("authenticated")
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign(key);
    names.set(`${name}.access`, token);
  }

  /** A file of the client's, whose bytes are as secret as the rows. */
  async function keepFile(name: (typeof clients)[number]): Promise<void> {
    const path = names.get(`${name}.file`) ?? "";
    const answer = await fetch(`${backend.url}/storage/v1/object/attachments/${path}`, {
      method: "PUT",
      headers: {
        authorization: `Bearer ${names.get(`${name}.access`) ?? ""}`,
        "content-type": "text/plain",
      },
      body: markers[name],
    });
    if (!answer.ok) throw new Error(`The file was not kept: ${await answer.text()}`);
  }

  await prepare();
  return {
    markers,
    tables: [...tables],
    prepare,
    resolveFor: (caller) => (text) =>
      text.replaceAll(/~([\w.-]+)~/g, (whole, name: string) => {
        const own = name.replace(/^own\./, `${caller}.`);
        return names.get(own) ?? (own === name ? whole : (names.get("nobody") ?? ""));
      }),
    tokenOf: (name) => names.get(`${name}.access`) ?? "",
  };
}
