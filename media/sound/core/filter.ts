import { toCurve, type Value } from "./curve.ts";
import { sampleRate, type Signal } from "./signal.ts";

type Response = "low" | "band" | "high";

/** How often a moving filter is set anew. */
const stride = 32;

/** Zavalishin's state variable filter: it stays in tune and in bounds while its cutoff moves. */
function filter(signal: Signal, response: Response, cutoff: Value, sharpness: Value): Signal {
  const [cutoffAt, sharpnessAt] = [toCurve(cutoff), toCurve(sharpness)];
  const isStill = typeof cutoff === "number" && typeof sharpness === "number";
  let [first, second, g, k, damping] = [0, 0, 0, 0, 0];
  return signal.map((sample, index) => {
    if (index === 0 || (!isStill && index % stride === 0)) {
      const seconds = index / sampleRate;
      const hertz = Math.min(Math.max(cutoffAt(seconds), 5), sampleRate * 0.45);
      g = Math.tan((Math.PI * hertz) / sampleRate);
      k = 1 / Math.max(sharpnessAt(seconds), 0.1);
      damping = 1 / (1 + g * (g + k));
    }
    const high = (sample - (g + k) * first - second) * damping;
    const band = g * high + first;
    const low = g * band + second;
    first = g * high + band;
    second = g * band + low;
    if (response === "low") return low;
    return response === "high" ? high : band * k;
  });
}

export function lowPass(signal: Signal, cutoff: Value, sharpness: Value = Math.SQRT1_2): Signal {
  return filter(signal, "low", cutoff, sharpness);
}

export function highPass(signal: Signal, cutoff: Value, sharpness: Value = Math.SQRT1_2): Signal {
  return filter(signal, "high", cutoff, sharpness);
}

/** As loud in its middle as it came, whatever the sharpness. */
export function bandPass(signal: Signal, centre: Value, sharpness: Value = 1): Signal {
  return filter(signal, "band", centre, sharpness);
}
