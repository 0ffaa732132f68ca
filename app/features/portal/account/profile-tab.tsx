import { useSession } from "../../../session/use-session.ts";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { DeviceList } from "../../account/device/device-list.tsx";
import { SecondFactor } from "../../account/second-factor/second-factor.tsx";
import { SignInPart } from "../../account/sign-in/sign-in-part.tsx";
import { usePortalData } from "../portal-data.ts";
import { SectionBody } from "../section-body.tsx";
import { DeletionPart } from "./deletion/deletion-part.tsx";
import { Details } from "./details/details.tsx";
import { ExportPart } from "./export/export-part.tsx";

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
      <SignInPart user={user} />
      <SecondFactor user={user} />
      <DeviceList />
      <ExportPart />
      {row && <DeletionPart row={row} email={user.email ?? ""} />}
    </div>
  );
}
