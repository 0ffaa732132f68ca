import { bookingPage } from "../../../content/pages/booking.ts";
import { bookingViewWords as words } from "../../../content/booking-words.ts";
import { writeNoBooking } from "../../../content/booking-view.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { BookingView } from "./booking-view.tsx";
import { useBookingToken } from "./use-booking-token.ts";

const markup = writeNoBooking("unknown");
const unknown = { __html: markup };

/** Without a link, and without JavaScript. */
const unopened = { __html: `<div class="booking-page page-gutter">${markup}</div>` };

/** One call, opened by its link. */
export function BookingPage() {
  const token = useBookingToken();
  if (token === undefined) return <Opening />;
  if (token === "")
    return <div className="booking-page page-gutter" dangerouslySetInnerHTML={unknown} />;
  return <BookingView key={token} by={{ token }} waiting={<Opening />} />;
}

/**
 * The server writes the call into the `noscript`, which React leaves alone: whoever has no JavaScript reads it there, in the place
 * of what the others wait for.
 */
function Opening() {
  return (
    <>
      <noscript data-booking-view="" dangerouslySetInnerHTML={unopened} />
      <div
        data-booking-waiting=""
        className="booking-page page-gutter grid min-h-[70svh] content-center justify-items-center noscript:hidden"
      >
        <h1 className="sr-only">{bookingPage.heading}</h1>
        <Spinner label={words.opening} className="text-mist" />
      </div>
    </>
  );
}
