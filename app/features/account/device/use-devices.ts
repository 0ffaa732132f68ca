import { useQuery } from "@tanstack/react-query";
import { type DeviceRow, readDevices } from "./read-devices.ts";

/** The person's own sessions, the present one first. Whoever ends some refreshes `sessions`. */
export function useDevices() {
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
