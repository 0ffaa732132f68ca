import { termsPage, termsSections } from "../../content/pages/terms.ts";
import { LegalText } from "../components/legal-text.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { pageMetadata } from "../metadata/page-metadata.ts";

export const meta = () => pageMetadata(termsPage);

export default function Terms() {
  return (
    <PageMain>
      <PageHeader page={termsPage} layout="wide" />
      <LegalText sections={termsSections} />
    </PageMain>
  );
}
