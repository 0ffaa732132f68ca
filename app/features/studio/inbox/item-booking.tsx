import { Link } from "react-router";
import { formatCall } from "../../../../content/booking-time.ts";
import { itemBookingWords as words } from "../../../../content/studio-calendar.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { studioZone } from "../../../../content/studio-times.ts";
import { bookingColumns, bookingSchema } from "../../../../domain/booking/booking.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { CallStateMark } from "../calendar/call-state-mark.tsx";
import { isAbout } from "../parts/is-about.ts";
import { useLoaded } from "../parts/use-loaded.ts";

/** The calls that were booked with an enquiry, each with its time, a step away. */
export function ItemBooking({ enquiryId }: { enquiryId: string }) {
  const { value: calls = [] } = useLoaded(
    ["bookings", "of enquiry", enquiryId],
    () => readCallsOf(enquiryId),
    { concerns: isAbout("enquiry_id", enquiryId) },
  );
  return calls.map(({ id, kind, state, starts_at }) => (
    <p
      key={id}
      className="flex flex-wrap items-center gap-x-6 gap-y-1 border-l-2 border-amber bg-deep py-2.5 pr-4 pl-4"
    >
      <span className="text-mist">{words[kind]}</span>
      <Link className="text-link tabular-nums" to={areaAddress("calendar", { booking: id })}>
        {formatCall(starts_at, studioZone)}
      </Link>
      <span className="ml-auto">
        <CallStateMark state={state} />
      </span>
    </p>
  ));
}

function readCallsOf(enquiryId: string) {
  const bookings = sharedBackend().from("bookings").select(bookingColumns);
  return readRows(
    bookings.eq("enquiry_id", enquiryId).neq("state", "held").order("starts_at").limit(20),
    bookingSchema,
  );
}
