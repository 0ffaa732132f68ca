import type { Config } from "../config/config.ts";

/**
 * For everything that brings no policy of its own. Opened directly, a picture or film is wrapped
 * by the browser into a document under this policy, which must still be able to show it.
 */
const defaultPolicy = [
  "default-src 'none'",
  "img-src 'self' data:",
  "media-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const denied = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];
const allowed = ["autoplay", "fullscreen", "picture-in-picture"];

/** The headers of every answer. An answer may replace one by naming it, never drop it. */
export function securityHeaders(config: Pick<Config, "siteUrl">): Record<string, string> {
  const permissions = [
    ...denied.map((feature) => `${feature}=()`),
    ...allowed.map((feature) => `${feature}=(self)`),
  ];
  return {
    "content-security-policy": defaultPolicy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": permissions.join(", "),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    ...(config.siteUrl.startsWith("https:") && {
      "strict-transport-security": "max-age=63072000; includeSubDomains",
    }),
  };
}
