import { callKindWords } from "../../../../content/booking.ts";
import { formatCall, formatCallSpan, nameZone } from "../../../../content/booking-time.ts";
import { interfaceWords } from "../../../../content/interface.ts";
import { portalCallWords as words } from "../../../../content/portal-call.ts";
import { studioZone } from "../../../../content/studio-times.ts";
import type { Booking } from "../../../../domain/booking/booking.ts";
import { Button } from "../../../ui/button.tsx";
import { TallyLight } from "../../../ui/tally-light.tsx";
import { usePart } from "../../../ui/use-part.ts";
import { findOwnZone } from "../../booking/own-zone.ts";
import { useMay } from "../company/company.ts";

const fetchDialog = async () => (await import("./call-dialog.tsx")).CallDialog;

type NextCallProps = {
  call: Booking | undefined;
  /** The one that is being looked at: it stays open though it is cancelled, and none comes after it. */
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
};

/** The call that comes next, above all that waits for the client. */
export function NextCall({ call, openId, onOpen }: NextCallProps) {
  const { Part: CallDialog, hasFailed, load } = usePart(fetchDialog);
  return (
    <>
      {call && (
        <CallWords
          call={call}
          isBusy={openId !== undefined && !CallDialog && !hasFailed}
          onOpen={() => {
            onOpen(call.id);
            if (!CallDialog) void load();
          }}
        />
      )}
      {hasFailed && <p role="alert">{interfaceWords.notLoaded}</p>}
      {openId && CallDialog && (
        <CallDialog id="portal-next-call" callId={openId} onClose={() => onOpen(undefined)} />
      )}
    </>
  );
}

type CallWordsProps = { call: Booking; isBusy: boolean; onOpen: () => void };

function CallWords({ call, isBusy, onOpen }: CallWordsProps) {
  const { kind, starts_at, ends_at, name, meeting_url } = call;
  const mayChange = useMay("member");
  const zone = findOwnZone(studioZone);
  const when = formatCall(starts_at, zone);
  return (
    <div className="grid grid-cols-[0.5rem_minmax(0,1fr)] gap-x-5 gap-y-0.5 border-t border-line py-4.5">
      <TallyLight isLit className="mt-[0.6em]" />
      <p className="font-display text-name/[1.35] font-stretch-112%">{words.next(when)}</p>
      <p className="col-start-2 text-small text-mist">
        {callKindWords[kind].name}, {formatCallSpan(starts_at, ends_at, zone)}, {nameZone(zone)}
        {name && `, ${words.by(name)}`}
      </p>
      <p className="col-start-2 flex flex-wrap items-center gap-x-6 gap-y-1 pt-2 empty:hidden">
        {meeting_url && (
          <a className="text-link" href={meeting_url} target="_blank" rel="noopener">
            {words.join}
          </a>
        )}
        {mayChange && (
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            aria-label={words.changeOf(when)}
            busy={isBusy}
            onClick={onOpen}
          >
            {words.change}
          </Button>
        )}
      </p>
    </div>
  );
}
