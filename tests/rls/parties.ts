import type postgres from "postgres";
import { addMember, createCompany, type Company } from "../support/create-company.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import type { StaffRole } from "../../domain/staff/role.ts";
import type { Caller, Database, Transaction } from "../../runtime/database/types.ts";

/**
 * Who stands before a row of a company. Its id is nobody's, and a colleague who is none of these has begun the row.
 * `removed` was a member and still has a live token; `other` is the owner of another company; `away` and `here` are
 * members of this one and owners of another, and look at the other, or at this. The last four are staff, one of each role.
 */
const people = [
  "viewer",
  "member",
  "approver",
  "owner",
  "removed",
  "other",
  "away",
  "here",
  "producer",
  "finance",
  "editor",
  "admin",
] as const;
export const parties = ["anon", ...people, "service", "server"] as const;
export type Party = (typeof parties)[number];
export type PersonParty = (typeof people)[number];

export type Parties = {
  company: Company;
  /** Nobody's rows are in it. */
  elsewhere: Company;
  /** Of the company, and none of the parties. */
  colleague: Person;
  people: Record<PersonParty, Person>;
};

export async function createParties(owner: postgres.Sql): Promise<Parties> {
  const company = await createCompany(owner);
  const elsewhere = await createCompany(owner, "Quay & Co");
  const join = async (person: Person, role: "member" | "owner", companyId = company.id) => {
    await addMember(owner, { companyId, person, role });
    return person;
  };
  const colleague = await join(await createPerson(owner), "member");
  const removed = await join(await createPerson(owner), "member");
  await owner`delete from companies where id = ${removed.id}`;
  await owner`select private.end_membership(${company.id}, ${removed.id})`;
  const here = await join(await createPerson(owner), "member");
  const away = await join(await createPerson(owner), "member");
  await owner`select private.make_current(${away.id}, ${away.id})`;
  const other = await createPerson(owner);
  const employ = (role: StaffRole) => createPerson(owner, { staff: true, roles: [role] });
  const admin = await employ("admin");
  const producer = await employ("producer");
  const finance = await employ("finance");
  const editor = await employ("editor");
  return {
    company,
    elsewhere,
    colleague,
    people: { ...company.people, removed, other, away, here, producer, finance, editor, admin },
  };
}

/** The role of PostgreSQL that each of them comes as. */
export function roleOf(party: Party): string {
  if (party === "anon") return "anon";
  if (party === "service") return "service_role";
  return party === "server" ? "kinolume_server" : "authenticated";
}

export function runAs(database: Database, { people: persons }: Parties, party: Party) {
  return (work: (sql: Transaction) => Promise<never>): Promise<never> => {
    if (party === "server") return database.asOwner(work);
    const caller: Caller = isPerson(party)
      ? persons[party].caller
      : { role: party === "anon" ? "anon" : "service_role", claims: null };
    return database.asCaller(caller, work);
  };
}

export function isPerson(party: Party): party is PersonParty {
  return party !== "anon" && party !== "service" && party !== "server";
}

/** A table as text: a line for each subject, a column for each party; what a line does not say is empty. */
export function readMarks(text: string): Map<string, Record<Party, string>> {
  const [, ...lines] = text.trim().split("\n");
  return new Map(
    lines.map((line) => {
      const [subject = "", ...marks] = line.trim().split(/\s+/);
      return [subject, placeMarks(marks)];
    }),
  );
}

function placeMarks(marks: readonly string[]): Record<Party, string> {
  const [anon = "", viewer = "", member = "", approver = "", owner = "", removed = ""] = marks;
  const [other = "", away = "", here = ""] = marks.slice(6);
  const [producer = "", finance = "", editor = "", admin = "", service = ""] = marks.slice(9);
  const inside = { viewer, member, approver, owner, away, here };
  const studio = { producer, finance, editor, admin };
  return { ...inside, ...studio, anon, removed, other, service, server: marks[14] ?? "" };
}
