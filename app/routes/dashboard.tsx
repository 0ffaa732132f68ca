import { dashboardPage, dashboardSignIn } from "../../content/pages/dashboard.ts";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { ButtonLink } from "../components/ui/button-link.tsx";
import { hydrateAtOnce } from "../hydration-mode.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";

export const handle = hydrateAtOnce;
export const meta = () => pageMetadata(dashboardPage);

export default function Dashboard() {
  return (
    <PageMain>
      <PageHeader page={dashboardPage} layout="wide">
        <ButtonLink to={dashboardSignIn.to} size="large">
          {dashboardSignIn.label}
        </ButtonLink>
      </PageHeader>
    </PageMain>
  );
}
