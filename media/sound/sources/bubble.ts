import { fadeTail } from "../core/strike.ts";
import { sampleRate, type Signal, toSamples } from "../core/signal.ts";

/** A bubble rings at the pitch of its size, and rises a little as it nears the surface (van den Doel). */
export function makeBubble(hertz: number, seconds: number, rise = 0.35): Signal {
  const bubble = new Float32Array(toSamples(seconds));
  let phase = 0;
  return fadeTail(
    bubble.map((_, index) => {
      const at = index / bubble.length;
      phase += (2 * Math.PI * hertz * (1 + rise * at)) / sampleRate;
      return Math.sin(phase) * Math.exp(-5 * at) * Math.min(1, at * 30);
    }),
  );
}
