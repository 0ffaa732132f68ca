import { labsPage } from "../../content/pages/labs.ts";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { WideFrame } from "../components/wide-frame.tsx";
import { hydrateAtOnce } from "../hydration-mode.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { LabsTopics } from "./labs/labs-topics.tsx";
import { NewsletterLink } from "./labs/newsletter-link.tsx";

export const handle = hydrateAtOnce;
export const meta = () => pageMetadata(labsPage);

export default function Labs() {
  return (
    <PageMain>
      <PageHeader page={labsPage} layout="split">
        <NewsletterLink />
      </PageHeader>
      <WideFrame asset="labs" />
      <LabsTopics />
    </PageMain>
  );
}
