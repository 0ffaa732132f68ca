import { useState } from "react";
import { clientPickerWords as words, clientWords } from "../../../../content/studio-client.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../form/field.tsx";
import { Input } from "../../../ui/input.tsx";
import type { MergeableClient } from "./named-client.ts";
import { type FoundClient, useClientSearch } from "./use-client-search.ts";

type ClientPickerProps = {
  chosen: string | null;
  /** Null for nobody again. */
  onChoose: (client: MergeableClient | null) => void;
  error?: string | undefined;
  /** What is said of the chosen one. */
  chosenLine: (name: string) => string;
  /** One that cannot be chosen. */
  except?: string;
};

/** Finds a client among hundreds by a few letters. */
export function ClientPicker(props: ClientPickerProps) {
  const { chosen, onChoose, error, chosenLine, except } = props;
  const [typed, setTyped] = useState("");
  const found = useClientSearch(typed, chosen);
  const clients = found.clients.filter(({ company_id }) => company_id !== except);
  const client = clients.find(({ company_id }) => company_id === chosen);
  const choose = (each: FoundClient) =>
    onChoose({
      id: each.company_id,
      name: nameOf(each),
      isClosing: each.closing_due_at !== null,
    });
  if (chosen !== null)
    return (
      <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pb-4 text-body/[1.45]">
        <span>{chosenLine(client ? nameOf(client) : "…")}</span>
        <Button variant="quiet" onClick={() => onChoose(null)}>
          {words.another}
        </Button>
      </p>
    );
  return (
    <div>
      <Field label={words.client} hint={words.hint} error={error} required>
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              // Enter takes the first, and does not send the form.
              if (event.key !== "Enter") return;
              event.preventDefault();
              if (clients[0]) choose(clients[0]);
            }}
          />
        )}
      </Field>
      <ul className="mt-1 mb-3 min-h-30" aria-busy={found.state === "searching"}>
        {clients.map((each) => (
          <li key={each.company_id} className="border-b border-line">
            <button
              type="button"
              className="flex min-h-10 w-full cursor-pointer flex-wrap items-center justify-between gap-x-6 py-1.5 text-left hover:text-amber-bright"
              onClick={() => choose(each)}
            >
              <span>{nameOf(each)}</span>
              <span className="text-mist">{contactOf(each)}</span>
            </button>
          </li>
        ))}
      </ul>
      <output className="text-mist">
        {found.state === "found" && clients.length === 0 && words.none}
      </output>
    </div>
  );
}

function nameOf({ name }: FoundClient): string {
  return name ?? clientWords.unnamed;
}

/** By whom one tells two clients of the same name apart. */
function contactOf({ name, contact, email }: FoundClient): string {
  return [contact === name ? null : contact, email].filter(Boolean).join(", ");
}
