import { verifyPage } from "../../content/pages/verify.ts";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { hydrateAtOnce } from "../hydration-mode.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { Verifier } from "../verify/verifier.tsx";
import { ProofMeaning } from "./verify/proof-meaning.tsx";
import { ProofSteps } from "./verify/proof-steps.tsx";

export const handle = hydrateAtOnce;
export const meta = () => pageMetadata(verifyPage);

export default function Verify() {
  return (
    <PageMain>
      <PageHeader page={verifyPage} layout="wide" />
      <Verifier />
      <ProofMeaning />
      <ProofSteps />
    </PageMain>
  );
}
