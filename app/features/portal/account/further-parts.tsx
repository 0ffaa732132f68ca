import type { User } from "@supabase/auth-js";
import type { Profile } from "../../../../domain/account/profile.ts";
import { DeviceList } from "../../account/device/device-list.tsx";
import { SecondFactor } from "../../account/second-factor/second-factor.tsx";
import { SignInPart } from "../../account/sign-in/sign-in-part.tsx";
import { DeletionPart } from "./deletion/deletion-part.tsx";
import { ExportPart } from "./export/export-part.tsx";

export type FurtherPartsProps = { user: User; row: Profile | undefined };

/** How the client signs in, and how they leave. */
export function FurtherParts({ user, row }: FurtherPartsProps) {
  return (
    <>
      <SignInPart user={user} />
      <SecondFactor user={user} />
      <DeviceList />
      <ExportPart />
      {row && <DeletionPart row={row} email={user.email ?? ""} />}
    </>
  );
}
