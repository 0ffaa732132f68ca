import type { PlayerDeeds } from "./use-player-deeds.ts";

type KeyDeed = (deeds: PlayerDeeds, event: KeyboardEvent, frames: number) => void;

const step =
  (direction: 1 | -1): KeyDeed =>
  (deeds, { shiftKey }) =>
    deeds.step(direction * (shiftKey ? 10 : 1));

const keys = new Map<string, KeyDeed>([
  [" ", (deeds) => deeds.toggle()],
  ["k", (deeds) => deeds.toggle()],
  ["j", (deeds) => deeds.slower()],
  ["l", (deeds) => deeds.faster()],
  ["arrowleft", step(-1)],
  ["arrowright", step(1)],
  ["arrowdown", step(-1)],
  ["arrowup", step(1)],
  ["pagedown", (deeds) => deeds.step(-10)],
  ["pageup", (deeds) => deeds.step(10)],
  ["home", (deeds) => deeds.goTo(0)],
  ["end", (deeds, _event, frames) => deeds.goTo(frames - 1)],
  ["i", (deeds) => deeds.rangeFrom()],
  ["o", (deeds) => deeds.rangeTo()],
  ["[", (deeds) => deeds.goToComment(-1)],
  ["]", (deeds) => deeds.goToComment(1)],
  ["c", (deeds) => deeds.comment()],
  ["d", (deeds) => deeds.draw()],
  ["g", (deeds) => deeds.focusTimecode()],
  ["r", (deeds) => deeds.resolve()],
  ["m", (deeds) => deeds.toggleSound()],
  ["?", (deeds) => deeds.help()],
]);

const written = "input:not([type=range]), textarea, select, [contenteditable]";

/** Only what has the player's focus: elsewhere letters are letters. A button keeps its space bar. */
export function pressKey(event: KeyboardEvent, deeds: PlayerDeeds, frames: number): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof Element) || target.matches(written)) return;
  if (key === " " && target.closest("button, a")) return;
  const deed = keys.get(key.toLowerCase());
  if (!deed) return;
  event.preventDefault();
  deed(deeds, event, frames);
}
