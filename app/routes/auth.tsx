import { authPage } from "../../content/pages/auth.ts";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { hydrateAtOnce } from "../hydration-mode.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { AccountOpening } from "./auth/account-opening.tsx";

export const handle = hydrateAtOnce;
export const meta = () => pageMetadata(authPage);

export default function Auth() {
  return (
    <PageMain>
      <PageHeader page={authPage} layout="split" />
      <AccountOpening />
    </PageMain>
  );
}
