import { nameAddress } from "../../../../content/name-address.ts";
import { clientWords } from "../../../../content/studio-client.ts";
import { FactList } from "../parts/fact-list.tsx";
import type { Client } from "./read-client.ts";

/** What they told of their company; what they did not is left out. */
export function ClientFacts({ client: { industry, website } }: { client: Client }) {
  if (!industry && !website) return null;
  return (
    <FactList
      look="stacked"
      facts={[
        { label: clientWords.industry, value: industry },
        {
          label: clientWords.website,
          value: website && (
            <a href={website} target="_blank" rel="noopener noreferrer">
              {nameAddress(website)}
            </a>
          ),
        },
      ]}
    />
  );
}
