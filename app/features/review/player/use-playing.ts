import { useSyncExternalStore } from "react";
import type { Player, PlayerSnapshot } from "./create-player.ts";

const resting: PlayerSnapshot = {
  frame: 0,
  aim: 0,
  speed: 0,
  isSeeking: false,
  isMissing: false,
};
const subscribeToNothing = () => () => {};

/** What is on show, and how fast it goes. */
export function usePlaying(player: Player | null): PlayerSnapshot {
  return useSyncExternalStore(
    player?.subscribe ?? subscribeToNothing,
    player?.readSnapshot ?? (() => resting),
    () => resting,
  );
}
