import { findRoom } from "./request-metrics.ts";
import { readRawPath } from "../http/request-target.ts";

const supportedMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Whether any endpoint supports this method. A `Request` cannot even be built for TRACE. */
export function isSupportedMethod(method: string): boolean {
  return supportedMethods.includes(method);
}

/** The `Allow` header for a method that no endpoint supports. */
export function allowedAt(target: string): string {
  const room = findRoom(readRawPath(target) ?? "");
  return room === "pages" || room === "server" ? "GET, HEAD" : supportedMethods.join(", ");
}
