import { findRoom } from "./request-metrics.ts";
import { readRawPath } from "../http/request-target.ts";

const supportedMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Whether any address here is asked with this method. A `Request` cannot even be built for TRACE. */
export function isSupportedMethod(method: string): boolean {
  return supportedMethods.includes(method);
}

/** What `Allow` says where none of the addresses was asked. */
export function allowedAt(target: string): string {
  const room = findRoom(readRawPath(target) ?? "");
  return room === "pages" || room === "server" ? "GET, HEAD" : supportedMethods.join(", ");
}
