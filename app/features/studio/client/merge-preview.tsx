import { companyRoleWords } from "../../../../content/company-roles.ts";
import { clientWords } from "../../../../content/studio-client.ts";
import { mergeWords as words } from "../../../../content/studio-client-page.ts";
import type { CompanyRole } from "../../../../domain/company/role.ts";
import { DetailBody } from "../parts/detail-body.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import type { NamedClient } from "./named-client.ts";
import { readMerge } from "./read-merge.ts";

const counted = ["projects", "campaigns", "payments", "messages", "invitations"] as const;

type MergePreviewProps = { source: NamedClient; target: NamedClient };

/** What the one brings to the other: how much of what, and who as what. */
export function MergePreview({ source, target }: MergePreviewProps) {
  const pair = { source: source.id, target: target.id };
  // Not by a table: the moment they are merged there are no two such clients to read about.
  const read = useLoaded(["merge", pair], () => readMerge(pair));
  return (
    <div className="mb-4 grid gap-4 border-y border-line py-4">
      <DetailBody read={read} gone={clientWords.missing}>
        {({ people, ...counts }) => (
          <>
            <section>
              <h3 className="text-small/[1.45]">{words.moves(source.name, target.name)}</h3>
              <p className="text-mist tabular-nums">{listCounts(counts)}</p>
            </section>
            <section>
              <h3 className="text-small/[1.45]">{words.people(target.name)}</h3>
              {people.length === 0 && <p className="text-mist">{words.nobody}</p>}
              <ul>
                {people.map(({ user_id, name, role, new_role }) => (
                  <li key={user_id} className="flex flex-wrap justify-between gap-x-6 py-1">
                    <span className="wrap-anywhere">{name ?? clientWords.unnamed}</span>
                    <span className="text-mist">{describeRoles(role, new_role)}</span>
                  </li>
                ))}
              </ul>
            </section>
          </>
        )}
      </DetailBody>
    </div>
  );
}

function listCounts(counts: Record<(typeof counted)[number], number>): string {
  const parts = counted
    .filter((name) => counts[name] > 0)
    .map((name) => `${counts[name]} ${words.counts[name][counts[name] === 1 ? 0 : 1]}`);
  return parts.length > 0 ? new Intl.ListFormat("en-GB").format(parts) : words.nothing;
}

function describeRoles(before: CompanyRole, after: CompanyRole): string {
  const [one, other] = [companyRoleWords[before].name, companyRoleWords[after].name];
  return before === after ? one : words.newRole(one, other);
}
