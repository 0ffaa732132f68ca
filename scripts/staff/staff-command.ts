import { openKeyring } from "../../server/api-keys/keyring.ts";
import { createAuthServer } from "../../server/auth/auth-server.ts";
import { inviteUser } from "../../server/auth/invite-user.ts";
import { parseEmail } from "../../server/auth/request-body.ts";
import { addStaff, resetSecondFactor, listStaff, removeStaff } from "../../server/auth/staff.ts";
import { formatTable } from "../format-table.ts";
import { staffRoles, type StaffRole } from "../../domain/staff/role.ts";
import type { Database } from "../../runtime/database/types.ts";

export const staffUsage = `Says who works in the studio.
  npm run staff                       lists them
  npm run staff -- add <email> [--roles <roles>]
                                      lets this account in; without one, its owner is invited by mail. Roles are
                                      producer, finance, editor and admin, with commas between them; without any, the
                                      first one is an admin and whoever comes later a producer
  npm run staff -- remove <email>     lets this account in no longer and ends its sessions
  npm run staff -- reset-factor <email>
                                      for any account, a client's too: removes the second factor and the recovery
                                      codes when both are lost, ends its sessions and tells its owner by mail`;

type Place = { db: Database; siteUrl: string };
type Asked = { email: string; roles: readonly StaffRole[] | undefined };
type Command = (place: Place, asked: Asked) => Promise<string>;

/** What was asked for, ready to run; nothing when it makes no sense. */
export function readStaffCommand([name = "list", address, ...rest]: readonly string[]):
  | ((place: Place) => Promise<string>)
  | undefined {
  const run = commands.get(name);
  if (!run || (address === undefined) !== (name === "list")) return undefined;
  if (rest.length > 0 && (name !== "add" || rest[0] !== "--roles" || rest.length !== 2)) {
    return undefined;
  }
  const email = address === undefined ? "" : parseEmail(address);
  const roles = rest[1] === undefined ? undefined : readRoles(rest[1]);
  return (place) => run(place, { email, roles });
}

function readRoles(given: string): StaffRole[] {
  return given.split(",").map((name) => {
    const role = staffRoles.find((each) => each === name.trim());
    if (role) return role;
    throw new Error(`There is no role ${name.trim()}: choose from ${staffRoles.join(", ")}.`);
  });
}

const commands = new Map<string, Command>([
  ["list", list],
  ["add", add],
  ["remove", remove],
  ["reset-factor", resetFactor],
]);

async function list({ db }: Place): Promise<string> {
  const members = await db.asOwner(listStaff);
  if (members.length === 0) return "Nobody works in the studio yet: npm run staff -- add <email>";
  const rows = members.map(({ email, roles, hasSecondFactor, lastSignInAt }) => [
    email,
    roles.join(", "),
    hasSecondFactor ? "yes" : "no",
    lastSignInAt?.toISOString().slice(0, 16).replace("T", " ") ?? "never",
  ]);
  return formatTable(["Address", "Roles", "Second factor", "Last sign-in"], rows);
}

async function add({ db, siteUrl }: Place, { email, roles }: Asked): Promise<string> {
  if (await db.asOwner((sql) => addStaff(sql, email, roles))) {
    return `${email} works in the studio from the next sign-in on.`;
  }
  const auth = createAuthServer({
    db,
    keyring: await openKeyring(db),
    siteUrl,
    clientAddress: () => "127.0.0.1",
    onUnexpected: (error) => console.error(error),
  });
  await inviteUser(auth, { email });
  await db.asOwner((sql) => addStaff(sql, email, roles));
  return `${email} had no account: an invitation to ${siteUrl} is on its way.`;
}

async function remove({ db }: Place, { email }: Asked): Promise<string> {
  const outcome = await db.asOwner((sql) => removeStaff(sql, email));
  if (outcome === "not staff") throw new Error(`${email} does not work in the studio.`);
  if (outcome === "last admin") {
    throw new Error(
      `${email} is the last admin. Make somebody else one first: npm run staff -- add <email> --roles admin`,
    );
  }
  return `${email} no longer works in the studio, and is signed out everywhere.`;
}

async function resetFactor({ db }: Place, { email }: Asked): Promise<string> {
  const outcome = await db.asOwner((sql) => resetSecondFactor(sql, email));
  if (outcome === "no account") throw new Error(`There is no account with the address ${email}.`);
  if (outcome === "no factor") throw new Error(`${email} has no second factor.`);
  return `${email} signs in with the password alone again, and has been told by mail.`;
}
