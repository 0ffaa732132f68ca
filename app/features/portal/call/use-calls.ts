import { skipToken, useQuery } from "@tanstack/react-query";
import { bookingColumns, bookingSchema } from "../../../../domain/booking/booking.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { usePortalSource } from "../portal-source-context.ts";
import { usePreview } from "../preview.ts";

const mostCalls = 20;

/** What the company has ahead of it, the next first. Nothing is asked when staff look: they would be answered with everybody's. */
export function useCalls() {
  const source = usePortalSource();
  const isOwn = usePreview() === null;
  return useQuery({
    queryKey: ["bookings", "portal"],
    queryFn:
      source && isOwn
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
