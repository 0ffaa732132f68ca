import { expect, it } from "vitest";
import { media } from "./media.ts";
import { portalPicture } from "./portal-picture.ts";

it("the client area's picture is the one that was encoded", () => {
  expect(portalPicture.asset).toEqual(media[portalPicture.key]);
});
