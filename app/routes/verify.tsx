import { verifyPage } from "../../content/pages/verify.ts";
import { PageHeader } from "../site/page-header.tsx";
import { PageMain } from "../site/page-main.tsx";
import { hydrateAfterPaint } from "../startup/hydration-mode.ts";
import { pageMetadata } from "../site/metadata/page-metadata.ts";
import { Verifier } from "../features/proof/verifier.tsx";
import { ProofMeaning } from "./verify/proof-meaning.tsx";
import { ProofSteps } from "./verify/proof-steps.tsx";
import "../styles/pages/verify.css";

export const handle = hydrateAfterPaint;
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
