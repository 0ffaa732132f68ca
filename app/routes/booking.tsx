import { bookingPage } from "../../content/pages/booking.ts";
import { BookingPage } from "../features/booking/booking-page.tsx";
import { plainMetadata } from "../site/metadata/plain-metadata.ts";
import { PageMain } from "../site/page-main.tsx";
import { workroom } from "../startup/workroom.ts";
import "../styles/pages/book.css";

export const handle = workroom;
/** Without JavaScript the token is in the address, and no other site is to learn it. */
export const meta = () => [
  ...plainMetadata(bookingPage),
  { name: "referrer", content: "no-referrer" },
];

export default function Booking() {
  return (
    <PageMain>
      <BookingPage />
    </PageMain>
  );
}
