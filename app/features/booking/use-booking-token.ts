import { useHash } from "../../ui/use-hash.ts";

/** Behind the # of the address, or in its query where a page without scripts led here; undefined in the prerendered page. */
export function useBookingToken(): string | undefined {
  const hash = useHash();
  if (hash !== "") return hash;
  return new URLSearchParams(location.search).get("token") ?? "";
}
