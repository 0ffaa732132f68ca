import * as z from "zod/mini";
import { companyPersonSchema } from "../../../../domain/company/company-person.ts";
import { text } from "../../../../domain/row/row.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";

const personSchema = z.extend(companyPersonSchema, {
  email: z.string(),
  phone: text,
  state: z.enum(["active", "invited", "unconfirmed"]),
  invited_at: text,
  last_seen_at: text,
});

/** Somebody of a client, as the studio knows them. */
export type ClientPerson = z.infer<typeof personSchema>;

/** Owners first, and of equals whoever has been there longest. */
export function readPeople(client: string): Promise<ClientPerson[]> {
  return readRows(sharedBackend().rpc("company_people", { company: client }), personSchema);
}
