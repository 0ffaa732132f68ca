import { termsPage, termsSections } from "../../content/pages/terms.ts";
import { LegalText } from "../site/legal-text.tsx";
import { PageHeader } from "../site/page-header.tsx";
import { PageMain } from "../site/page-main.tsx";
import { pageMetadata } from "../site/metadata/page-metadata.ts";

export const meta = () => pageMetadata(termsPage);

export default function Terms() {
  return (
    <PageMain>
      <PageHeader page={termsPage} layout="wide" />
      <LegalText sections={termsSections} />
    </PageMain>
  );
}
