import { type FrameClock, nominalRate, parseTimecode } from "../../../../domain/review/timecode.ts";

/** The frame that somebody means: a whole timecode, or its last digits, as editors type them: 412 is four seconds twelve. */
export function readTypedTimecode(text: string, clock: FrameClock): number | null {
  const typed = text.trim();
  if (!/^\d+$/.test(typed)) return parseTimecode(typed, clock);
  const places = String(nominalRate(clock.rate) - 1).length;
  if (typed.length > 6 + places) return null;
  const digits = typed.padStart(6 + places, "0");
  const [hours, minutes, seconds] = [0, 2, 4].map((at) => digits.slice(at, at + 2));
  return parseTimecode(`${hours}:${minutes}:${seconds}:${digits.slice(6)}`, clock);
}
