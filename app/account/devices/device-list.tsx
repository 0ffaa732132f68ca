import { useState } from "react";
import { authFailures } from "../../../content/auth.ts";
import { sessionWords } from "../../../content/profile.ts";
import { sharedBackend } from "../../backend/shared-backend.ts";
import { Button } from "../../components/ui/button.tsx";
import { explainAuthError } from "../../session/explain-auth-error.ts";
import { leaveOnSignOut } from "../../session/session-store.ts";
import { RowSkeletons } from "../../portal/row-skeletons.tsx";
import { explainCall } from "../call-failure.ts";
import { AccountPart } from "../account-part.tsx";
import { FormOutcome } from "../form-outcome.tsx";
import type { Outcome } from "../use-single-form.ts";
import { DeviceEntry } from "./device-entry.tsx";
import { useDevices } from "./use-devices.ts";

export function DeviceList() {
  const { state, load } = useDevices();
  const [outcome, setOutcome] = useState<Outcome>({});

  async function end(id: string) {
    const answer = await sharedBackend().rpc("revoke_session", { session_id: id });
    const failure = explainCall(answer);
    setOutcome(
      failure === undefined
        ? { note: sessionWords.ended }
        : { failure: `${sessionWords.endFailed} ${failure}` },
    );
    await load();
  }

  async function endOthers() {
    const { error } = await sharedBackend().auth.signOut({ scope: "others" });
    setOutcome(error ? { failure: explainAuthError(error) } : { note: sessionWords.othersEnded });
    await load();
  }

  async function endAll() {
    // Without the server's word nothing has ended anywhere but here.
    if (!navigator.onLine) return setOutcome({ failure: authFailures.offline });
    leaveOnSignOut();
    const { error } = await sharedBackend().auth.signOut({ scope: "global" });
    if (error) setOutcome({ failure: explainAuthError(error) });
  }

  return (
    <AccountPart heading={sessionWords.heading} text={sessionWords.text}>
      {state.kind === "loading" && (
        <div aria-busy="true">
          <span className="sr-only">{sessionWords.loading}</span>
          <RowSkeletons count={2} className="h-22" />
        </div>
      )}
      {state.kind === "failed" && (
        <div className="portal-failure">
          <p>{sessionWords.failed}</p>
          <Button variant="secondary" onClick={() => void load()}>
            {sessionWords.tryAgain}
          </Button>
        </div>
      )}
      {state.kind === "ready" && (
        <>
          <ul className="portal-rows" aria-label={sessionWords.list}>
            {state.rows.map((row) => (
              <DeviceEntry key={row.id} row={row} onEnd={() => end(row.id)} />
            ))}
          </ul>
          <div className="profile-actions">
            {state.rows.length > 1 && (
              <Button variant="secondary" onClick={() => void endOthers()}>
                {sessionWords.endOthers}
              </Button>
            )}
            <Button variant="quiet" onClick={() => void endAll()}>
              {sessionWords.everywhere}
            </Button>
          </div>
        </>
      )}
      <FormOutcome {...outcome} />
    </AccountPart>
  );
}
