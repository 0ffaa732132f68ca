import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useSession } from "../../../session/use-session.ts";
import { PartFailure } from "../../../ui/part-failure.tsx";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { usePart } from "../../../ui/use-part.ts";
import { useWhenSeen } from "../../../ui/use-when-seen.ts";
import { usePortalData } from "../portal-data.ts";
import { SectionBody } from "../section-body.tsx";
import { deletionParameter } from "../../../../domain/account/deletion-parameter.ts";
import { Details } from "./details/details.tsx";
import type { FurtherPartsProps } from "./further-parts.tsx";

const fetchParts = async () => (await import("./further-parts.tsx")).FurtherParts;

/** Who the client is, how they sign in, and how they leave. */
export function ProfileTab() {
  const { profile } = usePortalData();
  const session = useSession();
  const [row] = profile.rows;
  if (session.kind !== "signed-in") return null;
  const { user } = session.session;
  return (
    <div>
      <SectionBody of={["profile"]} skeleton={<RowSkeletons count={5} className="h-22" />}>
        {() => row && <Details row={row} email={user.email ?? ""} />}
      </SectionBody>
      {profile.state !== "loading" && <FurtherPartsWhenSeen user={user} row={row} />}
    </div>
  );
}

/** Most come for their details alone: the code of the rest is fetched when somebody gets near it. */
function FurtherPartsWhenSeen(props: FurtherPartsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { Part: FurtherParts, hasFailed, load } = usePart(fetchParts);
  const [parameters] = useSearchParams();
  const isSeen = useWhenSeen(frame);
  // A link in a mail asks for the last of them, wherever the page is scrolled to.
  const isWanted = isSeen || parameters.has(deletionParameter);

  useEffect(() => {
    if (isWanted) void load();
  }, [isWanted, load]);

  if (FurtherParts) return <FurtherParts {...props} />;
  return (
    <div ref={frame} aria-busy={!hasFailed} className="mt-14 min-h-screen">
      {hasFailed ? (
        <PartFailure onRetry={() => void load()} />
      ) : (
        <RowSkeletons count={3} className="h-72" />
      )}
    </div>
  );
}
