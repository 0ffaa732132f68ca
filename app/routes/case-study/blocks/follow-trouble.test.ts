// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followTrouble, type FilmTrouble } from "./follow-trouble.ts";

let player: HTMLVideoElement;
let told: (FilmTrouble | null)[];
let end: () => void;
const done: string[] = [];

/** A player of which only the state is real: what it does is written down. */
function makePlayer(): HTMLVideoElement {
  const video = document.createElement("video");
  video.append(document.createElement("source"), document.createElement("source"));
  let isPaused = true;
  Object.defineProperties(video, {
    paused: { get: () => isPaused },
    error: { value: null, writable: true },
    networkState: { value: 1, writable: true },
    currentTime: { value: 0, writable: true },
    load: { value: () => void done.push("load") },
    pause: { value: () => (isPaused = true) },
    play: {
      value: () => {
        isPaused = false;
        done.push("play");
        return Promise.resolve();
      },
    },
  });
  return video;
}

const fire = (type: string, target: EventTarget = player) => target.dispatchEvent(new Event(type));
const fail = () => {
  for (const source of player.querySelectorAll("source")) fire("error", source);
};
const setOnline = (isOnline: boolean) => vi.stubGlobal("navigator", { onLine: isOnline });
const standAt = (top: number) =>
  vi.spyOn(player, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 640, 360));

beforeEach(() => {
  done.length = 0;
  told = [];
  setOnline(true);
  player = makePlayer();
  document.body.append(player);
  standAt(100);
  end = followTrouble(player, (trouble) => told.push(trouble));
});

afterEach(() => {
  end();
  player.remove();
  vi.unstubAllGlobals();
});

it("says nothing of a source that another one stands in for", () => {
  const [first] = player.querySelectorAll("source");
  if (first) fire("error", first);
  expect(told).toEqual([]);
});

it("says that no source could be had, and loads again at every press, however often it fails", () => {
  for (const _ of [1, 2]) {
    void player.play();
    fire("play");
    fail();
    expect(told.at(-1)).toBe("failed");
    expect(player.paused).toBe(true);
    fire("pause");
    expect(told.at(-1)).toBe("failed");
  }
  fire("play");
  fire("playing");
  expect(told.at(-1)).toBeNull();
  expect(done).toEqual(["play", "play", "load", "play", "load", "play"]);
});

it("goes on where it broke off", () => {
  player.currentTime = 12;
  fire("error");
  expect(told).toEqual(["failed"]);
  player.dispatchEvent(new KeyboardEvent("keydown", { key: " ", cancelable: true }));
  player.currentTime = 0;
  fire("loadedmetadata");
  expect(player.currentTime).toBe(12);
});

it("says so offline, and plays once there is a connection", () => {
  setOnline(false);
  fail();
  expect(told).toEqual(["offline"]);
  setOnline(true);
  fire("online", window);
  expect(done).toEqual(["load", "play"]);
});

it("goes on with a film that only waited for the connection", () => {
  void player.play();
  player.currentTime = 5;
  setOnline(false);
  fire("waiting");
  expect(told).toEqual(["offline"]);
  setOnline(true);
  fire("online", window);
  expect(done).toEqual(["play", "load", "play"]);
  player.currentTime = 0;
  fire("loadedmetadata");
  expect(player.currentTime).toBe(5);
});

it("starts nothing that the visitor has stopped, or that nobody sees", () => {
  setOnline(false);
  fire("waiting");
  fire("pause");
  expect(told).toEqual(["offline", null]);
  fire("online", window);

  fail();
  standAt(-2000);
  setOnline(true);
  fire("online", window);
  expect(told.at(-1)).toBe("failed");
  expect(done).toEqual([]);
});

it("says what failed before it followed the film", () => {
  end();
  Object.assign(player, { networkState: player.NETWORK_NO_SOURCE });
  end = followTrouble(player, (trouble) => told.push(trouble));
  expect(told).toEqual(["failed"]);
});
