import { clientPreviewWords } from "../../../../content/preview.ts";
import { companyRoleWords } from "../../../../content/company-roles.ts";
import { clientWords } from "../../../../content/studio-client.ts";
import { colleagueWords, editClientWords } from "../../../../content/studio-client-page.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { usePortalData } from "../portal-data.ts";
import { usePreview } from "../preview.ts";
import { areaAddress } from "../../../../content/studio-address.ts";

type PreviewTabProps = { tab: "messages" | "profile"; client: string };

/** In the place of the two tabs that are the client's own: a conversation and an account. */
export function PreviewTab({ tab, client }: PreviewTabProps) {
  const { heading, text } = clientPreviewWords[tab];
  return (
    <section className="grid max-w-248 gap-8 lg:grid-cols-[5fr_4fr] lg:gap-20">
      <h2 className="text-title">{heading}</h2>
      <div>
        <p className="text-lead text-mist">{text}</p>
        {tab === "profile" ? (
          <ProfileFacts />
        ) : (
          <ButtonLink variant="secondary" className="mt-8" to={areaAddress("messages", { client })}>
            {clientPreviewWords.messages.action}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function ProfileFacts() {
  const [profile] = usePortalData().profile.rows;
  const preview = usePreview();
  if (!profile || !preview) return null;
  const { person, company } = preview;
  const facts = [
    [editClientWords.displayName, profile.display_name],
    [clientWords.phone, profile.phone],
    [colleagueWords.role, companyRoleWords[person.role].name],
    [editClientWords.companyName, company.name],
    [clientWords.industry, company.industry],
    [clientWords.website, company.website],
  ] as const;
  return (
    <dl className="mt-8">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="flex justify-between gap-6 border-t border-line py-3 last:border-b"
        >
          <dt className="text-mist">{label}</dt>
          <dd>{value ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
