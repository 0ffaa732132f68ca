import type { ClientPerson } from "./client-person.ts";
import type { Client } from "./read-client.ts";

export type PersonProps = {
  client: Client;
  person: ClientPerson;
  onChanged: () => Promise<void>;
};
