import { clientWords } from "../../../../content/studio-client.ts";
import type { Profile } from "../../../../domain/account/profile.ts";

/** What they told of themselves; what they did not is left out. */
export function ClientProfile({ profile }: { profile: Profile }) {
  const { industry, phone, website } = profile;
  if (!industry && !phone && !website) return null;
  return (
    <dl className="client-facts">
      {industry && <Fact name={clientWords.industry}>{industry}</Fact>}
      {phone && (
        <Fact name={clientWords.phone}>
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>
        </Fact>
      )}
      {website && (
        <Fact name={clientWords.website}>
          <a href={website} target="_blank" rel="noopener noreferrer">
            {website.replace(/^https?:\/\//, "").replace(/\/$/, "")}
          </a>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
