import { privacyPage, privacySections } from "../../content/pages/privacy.ts";
import { LegalText } from "../site/legal-text.tsx";
import { PageHeader } from "../site/page-header.tsx";
import { PageMain } from "../site/page-main.tsx";
import { pageMetadata } from "../site/metadata/page-metadata.ts";

export const meta = () => pageMetadata(privacyPage);

export default function Privacy() {
  return (
    <PageMain>
      <PageHeader page={privacyPage} layout="wide" />
      <LegalText sections={privacySections} />
    </PageMain>
  );
}
