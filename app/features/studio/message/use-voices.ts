import * as z from "zod/mini";
import { formerMember } from "../../../../content/company-roles.ts";
import { conversationsWords } from "../../../../content/studio-message.ts";
import { orNull, text } from "../../../../domain/row/row.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readPeople } from "../client/client-person.ts";
import { isAbout } from "../parts/is-about.ts";
import { useLoaded } from "../parts/use-loaded.ts";

const formerSchema = z.object({
  sender_id: text,
  sender: orNull(z.object({ display_name: text })),
});

/** Enough to find everybody among; whoever wrote only before that is a former member without a name. */
const mostFormerMessages = 500;

type Voices = {
  nameOf: (sender: string | null) => string;
  faceOf: (sender: string | null) => string | null;
};

/** Who of a client said something: by their names, those who have left as well. */
export function useVoices(client: string): Voices {
  const { value } = useLoaded(["memberships", "voices", client], () => readVoices(client), {
    tables: ["profiles"],
    concerns: (change) => change.table === "profiles" || isAbout("company_id", client)(change),
  });
  return {
    nameOf: (sender) => {
      const person = value?.people.find(({ user_id }) => user_id === sender);
      if (person) return person.name;
      const name = value?.former.find(({ sender_id }) => sender_id === sender)?.sender
        ?.display_name;
      return name ? conversationsWords.former(name) : value ? formerMember : "…";
    },
    faceOf: (sender) =>
      value?.people.find(({ user_id }) => user_id === sender)?.avatar_path ?? null,
  };
}

async function readVoices(client: string) {
  const people = await readPeople(client);
  const query = sharedBackend()
    .from("messages")
    .select("sender_id,sender:profiles(display_name)")
    .eq("company_id", client)
    .eq("from_studio", false)
    .order("created_at", { ascending: false })
    .limit(mostFormerMessages);
  const here = people.map(({ user_id }) => user_id);
  const others = here.length > 0 ? query.not("sender_id", "in", `(${here.join(",")})`) : query;
  return { people, former: await readRows(others, formerSchema) };
}
