import { useState } from "react";
import type { AuthenticatorApp } from "../../../session/assurance.ts";
import type { SecondStepProof } from "./verify-second-step.ts";

/** Which of the account's proofs is being asked for: a code of one of its apps, or a recovery code. */
export function useSecondStep(apps: readonly AuthenticatorApp[]) {
  const [way, setWay] = useState<SecondStepProof["way"]>("app");
  const [chosen, setChosen] = useState<string>();
  const factorId = chosen ?? apps[0]?.id ?? "";
  return {
    apps,
    way,
    /** The name of the field that takes it. */
    field: way === "app" ? ("code" as const) : ("recovery" as const),
    factorId,
    chooseApp: setChosen,
    switchWay: () => setWay(way === "app" ? "recovery" : "app"),
    proofOf: (code: string): SecondStepProof =>
      way === "app" ? { way, factorId, code } : { way, code },
  };
}

export type SecondStepChoice = ReturnType<typeof useSecondStep>;
