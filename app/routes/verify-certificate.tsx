import { certificatePage } from "../../content/pages/certificate.ts";
import { PageMain } from "../site/page-main.tsx";
import { workroom } from "../startup/workroom.ts";
import { pageMetadata } from "../site/metadata/page-metadata.ts";
import { Certificate } from "../features/proof/certificate.tsx";
import "../styles/pages/verify.css";

export const handle = workroom;
export const meta = () => pageMetadata(certificatePage);

export default function VerifyCertificate() {
  return (
    <PageMain>
      <Certificate />
    </PageMain>
  );
}
