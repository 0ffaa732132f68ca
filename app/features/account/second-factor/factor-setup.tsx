import type { User } from "@supabase/auth-js";
import { useState } from "react";
import { appWords as words } from "../../../../content/authenticator-app.ts";
import { useRefresh } from "../../../data/use-refresh.ts";
import { toast } from "../../../ui/toast.ts";
import { listApps } from "../../../session/assurance.ts";
import { useSignInAgain } from "../sign-in-again/use-sign-in-again.ts";
import { AppList } from "./app-list.tsx";
import { ConfirmApp, type Enrolment } from "./confirm-app.tsx";
import { makeRecoveryCodes } from "./make-recovery-codes.ts";
import { NameApp } from "./name-app.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { RecoverySheet } from "./recovery-sheet.tsx";

type Stage =
  | { at: "rest" }
  | { at: "naming" }
  | { at: "confirming"; enrolment: Enrolment; isFirst: boolean }
  | { at: "keeping"; codes: readonly string[] };

type FactorSetupProps = {
  user: User;
  /** Told when nothing is being set up any more. */
  onRest: () => void;
};

/** The apps and codes of the account; or, step by step, new ones being set up. */
export function FactorSetup({ user, onRest }: FactorSetupProps) {
  const refresh = useRefresh();
  const apps = listApps(user);
  const isOn = apps.length > 0;
  const attempt = useSignInAgain();
  const [stage, setStage] = useState<Stage>({ at: isOn ? "rest" : "naming" });

  function rest() {
    setStage({ at: "rest" });
    onRest();
  }

  async function finish(isFirst: boolean) {
    toast({ title: isFirst ? words.turnedOn : words.added });
    void refresh("sessions");
    // Codes made for an earlier app stand in for this one, too.
    const made = isFirst ? await attempt(() => makeRecoveryCodes({ isFirst })) : null;
    if (made?.data) setStage({ at: "keeping", codes: made.data.codes });
    else rest();
  }

  switch (stage.at) {
    case "naming":
      return (
        <NameApp
          apps={apps}
          onNamed={(enrolment) => setStage({ at: "confirming", enrolment, isFirst: !isOn })}
          onCancel={rest}
        />
      );
    case "confirming":
      return (
        <ConfirmApp
          enrolment={stage.enrolment}
          onConfirmed={() => void finish(stage.isFirst)}
          onCancel={rest}
        />
      );
    case "keeping":
      return <RecoverySheet email={user.email ?? ""} codes={stage.codes} onKept={rest} />;
    default:
      return (
        <div className="grid gap-12">
          <AppList apps={apps} onAdd={() => setStage({ at: "naming" })} />
          <RecoveryCodes onMade={(codes) => setStage({ at: "keeping", codes })} />
        </div>
      );
  }
}
