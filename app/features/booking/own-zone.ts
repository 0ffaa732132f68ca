import { nameZone } from "../../../content/booking-time.ts";
import { renameZone } from "../../../content/zone-names.ts";

/** The zone of this browser; the studio's where it keeps that to itself. */
export function findOwnZone(fallback: string): string {
  return renameZone(Intl.DateTimeFormat().resolvedOptions().timeZone || fallback);
}

/** Also one that the list does not have. */
export function chooseZone(select: HTMLSelectElement, zone: string): void {
  const isListed = Array.from(select.options).some(({ value }) => value === zone);
  if (!isListed) {
    const option = document.createElement("option");
    option.value = zone;
    option.textContent = nameZone(zone);
    select.append(option);
  }
  select.value = zone;
}
