import { accessibilityPage, accessibilitySections } from "../../content/pages/accessibility.ts";
import { LegalText } from "../components/legal-text.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { pageMetadata } from "../metadata/page-metadata.ts";

export const meta = () => pageMetadata(accessibilityPage);

export default function Accessibility() {
  return (
    <PageMain>
      <PageHeader page={accessibilityPage} layout="wide" />
      <LegalText sections={accessibilitySections} />
    </PageMain>
  );
}
