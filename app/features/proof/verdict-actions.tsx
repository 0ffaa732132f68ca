import { verdictActions } from "../../../content/proof.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { toast } from "../../ui/toast.ts";
import { downloadProof } from "./download-proof.ts";
import type { Verdict } from "./verdict.ts";

/** What one takes along from a check that found something. */
export function VerdictActions({ verdict }: { verdict: Verdict }) {
  const { hash, proof, anchored } = verdict;
  if (!hash || !anchored) return null;
  return (
    <p className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
      <Button variant="quiet" onClick={() => void copyLink(hash)}>
        {verdictActions.copy}
      </Button>
      {proof && (
        <Button variant="quiet" onClick={() => downloadProof(proof)}>
          {verdictActions.download}
        </Button>
      )}
      <ButtonLink variant="quiet" to={`/verify/certificate#${hash}`} reloadDocument>
        {verdictActions.certificate}
      </ButtonLink>
    </p>
  );
}

async function copyLink(hash: string) {
  await navigator.clipboard.writeText(`${location.origin}/verify#${hash}`);
  toast({ title: verdictActions.copied });
}
