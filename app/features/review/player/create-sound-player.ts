import type { Player, PlayerSnapshot } from "./create-player.ts";
import { clampFrame, type Film } from "./frame-time.ts";

/** Moves a sound, which has no pictures to wait for; its frames are milliseconds. */
export function createSoundPlayer(sound: HTMLAudioElement, { rate, frames }: Film): Player {
  let snapshot: PlayerSnapshot = {
    frame: 0,
    aim: 0,
    speed: 0,
    isSeeking: false,
    isMissing: false,
  };
  const ending = new AbortController();
  const { signal } = ending;
  const listeners = new Set<() => void>();

  function set(changes: Partial<Omit<PlayerSnapshot, "aim">>) {
    const next = { ...snapshot, ...changes };
    snapshot = { ...next, aim: next.frame };
    for (const listener of listeners) listener();
  }

  const read = () => clampFrame(Math.floor((sound.currentTime * rate.num) / rate.den), frames);

  function follow() {
    if (signal.aborted || snapshot.speed === 0) return;
    set({ frame: read() });
    requestAnimationFrame(follow);
  }

  async function seek(frame: number) {
    const wanted = clampFrame(frame, frames);
    sound.currentTime = (wanted * rate.den) / rate.num;
    set({ frame: wanted });
  }

  async function pause() {
    set({ speed: 0 });
    sound.pause();
    set({ frame: read() });
  }

  async function play(speed: number) {
    // Nothing can be heard backwards: it goes back by a second instead.
    if (speed < 0) return seek(snapshot.frame + speed * (rate.num / rate.den));
    if (snapshot.frame >= frames - 1) await seek(0);
    sound.playbackRate = speed;
    set({ speed });
    follow();
    return sound.play().catch(pause);
  }

  sound.addEventListener("pause", () => snapshot.speed > 0 && void pause(), { signal });

  return {
    readSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    seek: async (frame) => {
      await pause();
      await seek(frame);
    },
    step: async (by) => {
      await pause();
      await seek(snapshot.frame + by);
    },
    play,
    pause,
    end: () => ending.abort(),
  };
}
