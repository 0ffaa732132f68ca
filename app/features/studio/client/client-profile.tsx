import { clientWords } from "../../../../content/studio-client.ts";
import type { Profile } from "../../../../domain/account/profile.ts";
import { FactList } from "../parts/fact-list.tsx";

/** What they told of themselves; what they did not is left out. */
export function ClientProfile({ profile }: { profile: Profile }) {
  const { industry, phone, website } = profile;
  if (!industry && !phone && !website) return null;
  return (
    <FactList
      look="stacked"
      facts={[
        { label: clientWords.industry, value: industry },
        {
          label: clientWords.phone,
          value: phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>,
        },
        {
          label: clientWords.website,
          value: website && (
            <a href={website} target="_blank" rel="noopener noreferrer">
              {website.replace(/^https?:\/\//, "").replace(/\/$/, "")}
            </a>
          ),
        },
      ]}
    />
  );
}
