import type { AnyBookRequest } from "../../domain/booking/requests.ts";
import type { Counted } from "../../runtime/rate-limit/count-request.ts";

const hour = 3600;
const looks = { counted: "calls looked at", limit: 600, windowSeconds: hour };
const changes = { counted: "calls changed per network", limit: 60, windowSeconds: hour };
const perAddress = { counted: "calls booked per address", limit: 10, windowSeconds: hour };

/** What one request counts as. An address counts with its network: nobody uses up a stranger's limit. */
export function listCounted(asked: AnyBookRequest, network: string): Counted[] {
  if (asked.action === "slots" || asked.action === "read") return [{ ...looks, subject: network }];
  const counted = [{ ...changes, subject: network }];
  if (asked.action === "book") {
    counted.push({ ...perAddress, subject: `${asked.email.toLowerCase()}\0${network}` });
  }
  return counted;
}
