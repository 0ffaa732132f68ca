import { networkOf } from "../../../server/rate-limit.ts";
import { currentHost } from "./host.ts";

/** Where the request came from: as the host says, or as the platform's gateway wrote it. */
export function clientNetwork(request: Request): string {
  const forwarded = request.headers.get("x-forwarded-for")?.split(",", 1)[0]?.trim();
  return networkOf(currentHost()?.clientAddress ?? (forwarded || "unknown"));
}
