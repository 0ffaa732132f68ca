import { accessibilityPage, accessibilitySections } from "../../content/pages/accessibility.ts";
import { LegalText } from "../site/legal-text.tsx";
import { PageHeader } from "../site/page-header.tsx";
import { PageMain } from "../site/page-main.tsx";
import { pageMetadata } from "../site/metadata/page-metadata.ts";

export const meta = () => pageMetadata(accessibilityPage);

export default function Accessibility() {
  return (
    <PageMain>
      <PageHeader page={accessibilityPage} layout="wide" />
      <LegalText sections={accessibilitySections} />
    </PageMain>
  );
}
