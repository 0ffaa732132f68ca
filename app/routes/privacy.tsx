import { privacyPage, privacySections } from "../../content/pages/privacy.ts";
import { LegalText } from "../components/legal-text.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { pageMetadata } from "../metadata/page-metadata.ts";

export const meta = () => pageMetadata(privacyPage);

export default function Privacy() {
  return (
    <PageMain>
      <PageHeader page={privacyPage} layout="wide" />
      <LegalText sections={privacySections} />
    </PageMain>
  );
}
