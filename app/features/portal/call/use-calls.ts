import { useQuery } from "@tanstack/react-query";
import { bookingColumns, bookingSchema } from "../../../../domain/booking/booking.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";

const mostCalls = 20;

/** What the company has ahead of it, the next first. */
export function useCalls() {
  return useQuery({
    queryKey: ["bookings", "portal"],
    queryFn: () =>
      readRows(
        sharedBackend()
          .from("bookings")
          .select(bookingColumns)
          .eq("state", "booked")
          .gte("ends_at", new Date().toISOString())
          .order("starts_at")
          .limit(mostCalls),
        bookingSchema,
      ),
  });
}
