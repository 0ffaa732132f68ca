import { describe, expect, it } from "vitest";
import { describeDevice } from "./describe-device.ts";

describe("a device", () => {
  const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0";
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, "Chrome", "Windows"],
    [`Mozilla/5.0 (Windows NT 10.0) ${chrome} Safari/537.36 Edg/142.0`, "Edge", "Windows"],
    [
      `Mozilla/5.0 (Linux; Android 16; K) ${chrome} Mobile Safari/537.36`,
      "Chrome",
      "Android phone",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
      "Safari",
      "iPhone",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
      "Safari",
      "Mac",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox", "Linux"],
    ["node", null, null],
    [null, null, null],
  ])("%s", (userAgent, browser, system) =>
    expect(describeDevice(userAgent)).toEqual({ browser, system }),
  );
});
