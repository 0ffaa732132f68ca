// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { pauseUnseen } from "./pause-unseen.ts";

type Entry = Pick<IntersectionObserverEntry, "isIntersecting">;

function watch() {
  let see: (entries: Entry[]) => void = () => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(answer: (entries: Entry[]) => void) {
        see = answer;
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const player = document.createElement("video");
  const pause = vi.spyOn(player, "pause").mockImplementation(() => {});
  const end = pauseUnseen(player);
  return { player, pause, end, look: (isIntersecting: boolean) => see([{ isIntersecting }]) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("stops a film that leaves the screen, and not the one that a link leads to", () => {
  const { player, pause, end, look } = watch();
  look(true);
  // The page was just left for its first screen, and the link pressed there before the browser said so.
  player.dispatchEvent(new Event("play"));
  look(false);
  expect(pause).not.toHaveBeenCalled();
  look(true);
  look(false);
  expect(pause).toHaveBeenCalledOnce();
  end();
});

it.each(["fullscreenElement", "pictureInPictureElement"])(
  "lets it play on where it is the %s",
  (place) => {
    const { player, pause, end, look } = watch();
    look(true);
    Object.defineProperty(document, place, { value: player, configurable: true });
    look(false);
    expect(pause).not.toHaveBeenCalled();
    Object.defineProperty(document, place, { value: null, configurable: true });
    player.dispatchEvent(new Event("leavepictureinpicture"));
    expect(pause).toHaveBeenCalledOnce();
    end();
  },
);
