// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { createPlayer } from "./create-player.ts";
import { middleOf } from "./frame-time.ts";

const rate = { num: 25, den: 1 };

/** A film whose pictures come when the test says so. */
function openFilm() {
  const waiting: VideoFrameRequestCallback[] = [];
  const video = document.createElement("video");
  video.pause = vi.fn();
  video.requestVideoFrameCallback = (notify) => waiting.push(notify);
  const show = (frame: number) => {
    const told = waiting.splice(0);
    const picture = {
      mediaTime: middleOf(frame, rate),
    } satisfies Partial<VideoFrameCallbackMetadata>;
    for (const notify of told) notify(0, { ...nothingElse, ...picture });
  };
  return { video, show, player: createPlayer(video, { rate, frames: 480 }) };
}

const nothingElse = {
  presentationTime: 0,
  expectedDisplayTime: 0,
  width: 1,
  height: 1,
  mediaTime: 0,
  presentedFrames: 0,
};

it("says where it goes as soon as it is told, and what is on show once it is there", async () => {
  const { player, show } = openFilm();
  const heard = vi.fn(() => player.readSnapshot().aim);
  player.subscribe(heard);
  const there = player.seek(200);
  expect(player.readSnapshot()).toMatchObject({ frame: 0, aim: 200, isSeeking: true });
  expect(heard).toHaveLastReturnedWith(200);
  // Asked for another before the first has come.
  void player.seek(300);
  expect(player.readSnapshot()).toMatchObject({ frame: 0, aim: 300, isSeeking: true });
  expect(heard).toHaveLastReturnedWith(300);
  show(200);
  await vi.waitFor(() => expect(player.readSnapshot().frame).toBe(200));
  expect(player.readSnapshot()).toMatchObject({ aim: 300, isSeeking: true });
  show(300);
  await there;
  expect(player.readSnapshot()).toMatchObject({ frame: 300, aim: 300, isSeeking: false });
  player.end();
});
