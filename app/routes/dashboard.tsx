import { dashboardPage, dashboardSignIn } from "../../content/pages/dashboard.ts";
import { ActionLink } from "../components/action-link.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { hydrateAtOnce } from "../hydration-mode.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";

export const handle = hydrateAtOnce;
export const meta = () => pageMetadata(dashboardPage);

export default function Dashboard() {
  return (
    <PageMain>
      <PageHeader page={dashboardPage} layout="wide">
        <ActionLink {...dashboardSignIn} />
      </PageHeader>
    </PageMain>
  );
}
