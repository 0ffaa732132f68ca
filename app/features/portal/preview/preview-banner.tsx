import { useNavigate } from "react-router";
import { companyRoleWords } from "../../../../content/company-roles.ts";
import { clientPreviewWords as words } from "../../../../content/preview.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import type { Preview } from "../preview.ts";

/** As whom staff look, the way to look as somebody else of the same client, and the way back. */
export function PreviewBanner({ preview: { client, person, people } }: { preview: Preview }) {
  return (
    <aside
      data-own-header
      className="sticky top-0 z-41 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 bg-amber px-(--gutter) py-2.5 text-small/body text-night"
    >
      <p>
        <strong className="font-semibold">{words.banner(person.name)}</strong> {words.note}
      </p>
      <span className="flex flex-wrap items-center gap-x-6 gap-y-2 max-md:gap-x-4">
        {people.length > 1 && <SeenAs client={client} person={person} people={people} />}
        <ButtonLink variant="inverse" to={areaAddress("clients", { client })} size="slim">
          {words.back}
        </ButtonLink>
      </span>
    </aside>
  );
}

function SeenAs({ client, person, people }: Pick<Preview, "client" | "person" | "people">) {
  const navigate = useNavigate();
  return (
    <label className="flex items-center gap-2">
      <span className="max-md:sr-only">{words.as}</span>
      <select
        className="min-h-9 max-w-64 cursor-pointer max-md:max-w-30 border-b border-night bg-transparent pr-1 font-medium text-ellipsis"
        value={person.user_id}
        onChange={({ target }) =>
          void navigate({
            search: `?${new URLSearchParams({ preview: client, as: target.value })}`,
          })
        }
      >
        {people.map((each) => (
          <option key={each.user_id} value={each.user_id} className="bg-tide text-paper">
            {words.personAs(each.name, companyRoleWords[each.role].name)}
          </option>
        ))}
      </select>
    </label>
  );
}
