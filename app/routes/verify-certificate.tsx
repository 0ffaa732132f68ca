import { certificatePage } from "../../content/pages/certificate.ts";
import { PageMain } from "../components/page-main.tsx";
import { hydrateAtOnce } from "../hydration-mode.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { Certificate } from "../verify/certificate.tsx";

export const handle = hydrateAtOnce;
export const meta = () => pageMetadata(certificatePage);

export default function VerifyCertificate() {
  return (
    <PageMain>
      <Certificate />
    </PageMain>
  );
}
