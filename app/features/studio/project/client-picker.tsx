import { useState } from "react";
import { projectFormWords } from "../../../../content/studio-project.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../form/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { nameClient } from "./name-client.ts";
import { useClientSearch } from "./use-client-search.ts";

type ClientPickerProps = {
  chosen: string | null;
  onChoose: (id: string | null) => void;
  isMissing: boolean;
};

/** Finds a client among hundreds by a few letters. */
export function ClientPicker({ chosen, onChoose, isMissing }: ClientPickerProps) {
  const [words, setWords] = useState("");
  const { clients, state } = useClientSearch(words, chosen);
  const client = clients.find(({ user_id }) => user_id === chosen);
  if (chosen !== null)
    return (
      <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pb-4 text-body/[1.45]">
        <span>{projectFormWords.chosen(client ? nameClient(client) : "…")}</span>
        <Button variant="quiet" onClick={() => onChoose(null)}>
          {projectFormWords.another}
        </Button>
      </p>
    );
  return (
    <div>
      <Field
        label={projectFormWords.client}
        hint={projectFormWords.clientHint}
        error={isMissing ? projectFormWords.clientMissing : undefined}
        required
      >
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={(event) => {
              // Enter takes the first, and does not send the form.
              if (event.key !== "Enter") return;
              event.preventDefault();
              if (clients[0]) onChoose(clients[0].user_id);
            }}
          />
        )}
      </Field>
      <ul className="mt-1 mb-3 min-h-30" aria-busy={state === "searching"}>
        {clients.map((found) => (
          <li key={found.user_id} className="border-b border-line">
            <button
              type="button"
              className="flex min-h-10 w-full cursor-pointer flex-wrap items-center justify-between gap-x-6 text-left hover:text-amber-bright"
              onClick={() => onChoose(found.user_id)}
            >
              <span>{nameClient(found)}</span>
              <span className="text-mist">{found.email}</span>
            </button>
          </li>
        ))}
      </ul>
      <output className="text-mist">
        {state === "found" && clients.length === 0 && projectFormWords.noClients}
      </output>
    </div>
  );
}
