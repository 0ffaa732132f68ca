import { useState } from "react";
import { campaignToasts } from "../../../../content/campaign.ts";
import { formatPercent } from "../../../../content/figures.ts";
import { proofWords } from "../../../../content/campaign-proof.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import * as z from "zod/mini";
import { authenticityPercent } from "../../../../domain/campaign/authenticity-percent.ts";
import { callFunction } from "../../../data/call-function.ts";

const answerSchema = z.object({
  authenticity_score: z.unknown(),
  explanation: z.optional(z.string()),
  meaning: z.optional(z.string()),
});

/** The button, and what the last check found. */
export function AuthenticityCheck({ hash }: { hash: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const [found, setFound] = useState<AuthenticityScore>();

  async function check() {
    setIsAsking(true);
    const answer = await checkAuthenticity(hash);
    setIsAsking(false);
    setFound(answer);
    if (!answer) {
      toast({ title: campaignToasts.authenticityFailed, variant: "destructive" });
      return;
    }
    toast({ title: campaignToasts.authenticityChecked, description: describe(answer) });
  }

  return (
    <>
      <Button variant="secondary" busy={isAsking} onClick={() => void check()}>
        {proofWords.check}
      </Button>
      {found && (
        <p className="order-1 basis-full pt-2">
          <strong className="font-display text-subhead-large font-[350] text-amber">
            {formatPercent(found.percent)}
          </strong>{" "}
          {found.explanation} {found.meaning}
        </p>
      )}
    </>
  );
}

function describe({ percent, explanation }: AuthenticityScore): string {
  return `${proofWords.score(formatPercent(percent))} ${explanation}`.trim();
}

/** With the backend's own words on what it found and what that proves. */
type AuthenticityScore = { percent: number; explanation: string; meaning: string };

/** Undefined where there was no answer to go by. */
async function checkAuthenticity(contentHash: string): Promise<AuthenticityScore | undefined> {
  const answer = await callFunction("verify-content-authenticity", { contentHash }, answerSchema);
  if (answer.is === "refused") return undefined;
  const { authenticity_score, explanation = "", meaning = "" } = answer.data;
  const percent = authenticityPercent(authenticity_score);
  return percent === undefined ? undefined : { percent, explanation, meaning };
}
