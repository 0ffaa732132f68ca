import { useState } from "react";
import { callKindWords } from "../../../../content/booking.ts";
import { formatCall, formatCallSpan, nameZone } from "../../../../content/booking-time.ts";
import { portalCallWords as words } from "../../../../content/portal-call.ts";
import { studioZone } from "../../../../content/studio-times.ts";
import type { Booking } from "../../../../domain/booking/booking.ts";
import { useSession } from "../../../session/use-session.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { BookForm } from "../../booking/book-form.tsx";
import { findOwnZone } from "../../booking/own-zone.ts";
import { useMay } from "../company/company.ts";
import { PartHeading } from "../part-heading.tsx";
import { usePortalData } from "../portal-data.ts";
import { CallDialog } from "./call-dialog.tsx";
import { useCalls } from "./use-calls.ts";
import "../../../styles/pages/book.css";

/** The calls that the company has ahead of it, and a way to another. */
export function CallsPart() {
  const calls = useCalls();
  const mayBook = useMay("member");
  const [openId, setOpenId] = useState<string>();
  const [isBooking, setIsBooking] = useState(false);
  const rows = calls.data ?? [];
  return (
    <section aria-labelledby="portal-calls">
      <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <div id="portal-calls">
          <PartHeading>{words.heading}</PartHeading>
        </div>
        {mayBook && (
          <Button
            variant="secondary"
            size="medium"
            aria-haspopup="dialog"
            onClick={() => setIsBooking(true)}
          >
            {words.open}
          </Button>
        )}
      </header>
      {calls.isPending && <RowSkeletons count={1} className="h-22" />}
      {calls.isError && rows.length === 0 && <p className="text-mist">{words.failed}</p>}
      {calls.isSuccess && rows.length === 0 && (
        <p className="border-y border-line py-5 text-mist">
          {mayBook ? words.none : words.noneToSee}
        </p>
      )}
      <ul>
        {rows.map((call) => (
          <CallRow key={call.id} call={call} onOpen={mayBook ? setOpenId : undefined} />
        ))}
      </ul>
      {isBooking && <BookDialog onClose={() => setIsBooking(false)} />}
      {openId && (
        <CallDialog id="portal-call" callId={openId} onClose={() => setOpenId(undefined)} />
      )}
    </section>
  );
}

type CallRowProps = { call: Booking; onOpen: ((id: string) => void) | undefined };

/** On the clock of whoever reads it, wherever their colleague booked it. */
function CallRow({ call, onOpen }: CallRowProps) {
  const { id, kind, starts_at, ends_at, name, meeting_url } = call;
  const zone = findOwnZone(studioZone);
  const when = formatCall(starts_at, zone);
  return (
    <li className="grid items-baseline gap-x-10 gap-y-1 border-t border-line py-4 last:border-b md:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div>
        <p className="font-display text-name/[1.35] font-stretch-112% tabular-nums">{when}</p>
        <p className="text-small text-mist">
          {callKindWords[kind].name}, {formatCallSpan(starts_at, ends_at, zone)}, {nameZone(zone)}
          {name && `, ${words.by(name)}`}
        </p>
      </div>
      {meeting_url && (
        <a className="text-link wrap-anywhere" href={meeting_url} target="_blank" rel="noopener">
          {meeting_url.replace(/^https:\/\//, "")}
        </a>
      )}
      {onOpen && (
        <Button
          variant="quiet"
          className="justify-self-start"
          aria-haspopup="dialog"
          aria-label={words.changeOf(when)}
          onClick={() => onOpen(id)}
        >
          {words.change}
        </Button>
      )}
    </li>
  );
}

function BookDialog({ onClose }: { onClose: () => void }) {
  const { profile } = usePortalData();
  const session = useSession();
  const calls = useCalls();
  const email = session.kind === "signed-in" ? (session.session.user.email ?? "") : "";
  const name = profile.rows[0]?.display_name || email;
  return (
    <Dialog
      id="portal-book"
      title={words.title}
      className="w-[min(72rem,100%-1.5rem)]"
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      // A click beside it is no decision about a form half filled in.
      closedby="closerequest"
    >
      <BookForm
        formId="portal-book-call"
        labelledBy="portal-book-title"
        caller={{ name, email }}
        onBooked={() => {
          toast({ title: words.booked });
          void calls.refetch();
          onClose();
        }}
      />
    </Dialog>
  );
}
