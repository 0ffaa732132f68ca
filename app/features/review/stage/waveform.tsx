import { type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import { usePlaying } from "../player/use-playing.ts";
import { frameUnder } from "../player/scrub.ts";
import { useRoom } from "../room.ts";
import { barCount, readPeaks } from "./read-peaks.ts";

type WaveformProps = { address: string; frames: number };

/** The sound as it lies along its time: light where it has been heard. The bar below is its slider, and speaks. */
export function Waveform({ address, frames }: WaveformProps) {
  const { player } = useRoom();
  const { frame } = usePlaying(player);
  const peaks = usePeaks(address);
  const wave = useRef<HTMLDivElement>(null);
  const path = useMemo(() => drawPeaks(peaks), [peaks]);

  function seek(event: PointerEvent) {
    const box = wave.current?.getBoundingClientRect();
    if (box && event.buttons === 1) void player?.seek(frameUnder(event.clientX, box, frames));
  }

  const heard = (frame / Math.max(1, frames - 1)) * 100;
  return (
    <div
      ref={wave}
      aria-hidden="true"
      data-waveform={peaks.some((peak) => peak > 0) || undefined}
      className="relative z-1 h-[min(38cqh,16rem)] w-full cursor-pointer touch-none"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seek(event);
      }}
      onPointerMove={seek}
    >
      <Bars path={path} className="stroke-edge" />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - heard}% 0 0)` }}>
        <Bars path={path} className="stroke-amber" />
      </div>
      <span
        className="absolute inset-y-0 w-px bg-paper shadow-[0_0_8px_var(--color-amber)]"
        style={{ left: `${heard}%` }}
      />
    </div>
  );
}

function Bars({ path, className }: { path: string; className: string }) {
  return (
    <svg
      viewBox={`0 0 ${barCount} 2`}
      preserveAspectRatio="none"
      className={`absolute inset-0 size-full fill-none ${className}`}
    >
      <path d={path} strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** A line where nothing is known or nothing sounds, and each bar as far to both sides as it is loud. */
function drawPeaks(peaks: readonly number[]): string {
  return peaks
    .map((peak, bar) => {
      const half = Math.max(0.008, Math.min(1, peak)) * 0.96;
      return `M${bar + 0.5} ${(1 - half).toFixed(3)}V${(1 + half).toFixed(3)}`;
    })
    .join("");
}

const silence: readonly number[] = Array.from({ length: barCount }, () => 0);

function usePeaks(address: string): readonly number[] {
  const [peaks, setPeaks] = useState(silence);
  useEffect(() => {
    const ending = new AbortController();
    // What cannot be read stays a line: the sound itself is heard all the same.
    readPeaks(address, ending.signal, (read) => {
      if (!ending.signal.aborted) setPeaks(read);
    }).catch(() => undefined);
    return () => ending.abort();
  }, [address]);
  return peaks;
}
