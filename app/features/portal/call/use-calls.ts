import { skipToken, useQuery } from "@tanstack/react-query";
import { bookingColumns, bookingSchema } from "../../../../domain/booking/booking.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { usePortalSource } from "../portal-source-context.ts";

const mostCalls = 20;

/** What the company has ahead of it, the next first. */
export function useCalls() {
  const source = usePortalSource();
  return useQuery({
    queryKey: ["bookings", "portal"],
    queryFn: source
      ? () =>
          readRows(
            sharedBackend()
              .from("bookings")
              .select(bookingColumns)
              .eq("state", "booked")
              .gte("ends_at", new Date().toISOString())
              .order("starts_at")
              .limit(mostCalls),
            bookingSchema,
          )
      : skipToken,
  });
}
