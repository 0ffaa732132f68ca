import { useState } from "react";
import { interfaceWords } from "../../../../content/interface.ts";
import { sessionWords } from "../../../../content/account.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Button } from "../../../ui/button.tsx";
import { NoticeRow } from "../../../ui/notice-row.tsx";
import { usePart } from "../../../ui/use-part.ts";
import { explainAuthError } from "../../../session/explain-auth-error.ts";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { FormOutcome, type Said } from "../../../form/form-outcome.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { AccountActions } from "../account-actions.tsx";
import { explainCall } from "../call-failure.ts";
import { AccountPart } from "../account-part.tsx";
import { DeviceEntry } from "./device-entry.tsx";
import { useQuery } from "@tanstack/react-query";
import { type DeviceRow, readDevices } from "./read-devices.ts";

const fetchQuestion = async () => (await import("./end-everywhere.tsx")).EndEverywhere;

export function DeviceList() {
  const { data: rows, status, refetch } = useDevices();
  const [isAsking, setIsAsking] = useState(false);
  const { Part: Question, hasFailed, load } = usePart(fetchQuestion);
  const [outcome, setOutcome] = useState<Said>({});

  async function end(id: string) {
    const answer = await sharedBackend().rpc("revoke_session", { session_id: id });
    const failure = explainCall(answer);
    setOutcome(
      failure === undefined
        ? { note: sessionWords.ended }
        : { failure: `${sessionWords.endFailed} ${failure}` },
    );
    await refetch();
  }

  const others = useAction(async () => {
    const { error } = await sharedBackend().auth.signOut({ scope: "others" });
    setOutcome(error ? { failure: explainAuthError(error) } : { note: sessionWords.othersEnded });
    await refetch();
  });

  function askForAll() {
    setIsAsking(true);
    if (!Question) void load();
  }

  return (
    <AccountPart heading={sessionWords.heading} text={sessionWords.text}>
      {status === "pending" && (
        <div aria-busy="true">
          <span className="sr-only">{sessionWords.loading}</span>
          <RowSkeletons count={2} className="h-22" />
        </div>
      )}
      {status === "error" && !rows && (
        <NoticeRow>
          <p>{sessionWords.failed}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {sessionWords.tryAgain}
          </Button>
        </NoticeRow>
      )}
      {rows && (
        <>
          <ul aria-label={sessionWords.list}>
            {rows.map((row) => (
              <DeviceEntry key={row.id} row={row} onEnd={() => end(row.id)} />
            ))}
          </ul>
          <AccountActions className="mt-6">
            {rows.length > 1 && (
              <Button variant="secondary" busy={others.isBusy} onClick={others.run}>
                {sessionWords.endOthers}
              </Button>
            )}
            <Button
              variant="quiet"
              aria-haspopup="dialog"
              busy={isAsking && !Question && !hasFailed}
              onClick={askForAll}
            >
              {sessionWords.everywhere}
            </Button>
          </AccountActions>
          {hasFailed && <p role="alert">{interfaceWords.notLoaded}</p>}
          {Question && (
            <Question
              open={isAsking}
              onOpenChange={setIsAsking}
              others={rows.filter((row) => !row.is_current).length}
              onFailure={(failure) => setOutcome({ failure })}
            />
          )}
        </>
      )}
      <FormOutcome {...outcome} />
    </AccountPart>
  );
}

/** The person's own sessions, the present one first. Whoever ends some refreshes `sessions`. */
function useDevices() {
  return useQuery({
    queryKey: ["sessions"],
    queryFn: async () => (await readDevices()).toSorted(byNearness),
  });
}

function byNearness(one: DeviceRow, other: DeviceRow): number {
  return one.is_current === other.is_current
    ? other.last_used_at.localeCompare(one.last_used_at)
    : Number(other.is_current) - Number(one.is_current);
}
