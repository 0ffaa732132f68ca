import { type PointerEvent, useDeferredValue, useMemo, useRef, useState } from "react";
import { playerWords as words } from "../../../../content/review.ts";
import type { Media } from "../../../../domain/review/media.ts";
import { cx } from "../../../ui/cx.ts";
import { describeFrame } from "../describe-place.ts";
import { useRoom } from "../room.ts";
import type { Player } from "./create-player.ts";
import { gatherMarks } from "./gather-marks.ts";
import { frameUnder, framesMoved } from "./scrub.ts";
import { usePlaying } from "./use-playing.ts";

type ScrubBarProps = { player: Player | null; media: Media; frames: number };

const share = (frame: number, frames: number) => (frame / Math.max(1, frames - 1)) * 100;

/** The length of the film as a line, with what was said along it. */
export function ScrubBar({ player, media, frames }: ScrubBarProps) {
  const { frame, speed, isSeeking } = usePlaying(player);
  const bar = useRef<HTMLInputElement>(null);
  const drag = useRef<{ x: number; y: number; at: number } | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);

  const readBar = () => bar.current?.getBoundingClientRect() ?? new DOMRect();
  const here = ({ clientX }: PointerEvent) => frameUnder(clientX, readBar(), frames);

  function begin(event: PointerEvent<HTMLInputElement>) {
    if (event.button !== 0) return;
    // Its own way of dragging knows no fineness.
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = here(event);
    drag.current = { x: event.clientX, y: event.clientY, at };
    void player?.seek(at);
  }

  /** Away from the bar it moves more slowly: a finger finds a frame that a line has no room for. */
  function move(event: PointerEvent) {
    setHovered(event.pointerType === "mouse" ? here(event) : null);
    const begun = drag.current;
    if (!begun) return;
    const { width } = readBar();
    const distance = event.clientY - begun.y;
    begun.at += framesMoved({ by: event.clientX - begun.x, distance, width, frames });
    begun.at = Math.max(0, Math.min(frames - 1, begun.at));
    begun.x = event.clientX;
    void player?.seek(begun.at);
  }

  const end = () => void (drag.current = null);
  const shown = hovered ?? frame;
  return (
    <div className="group/scrub relative h-12 has-focus-visible:outline-2 has-focus-visible:outline-amber has-focus-visible:outline-solid">
      <span className="absolute inset-x-0 top-7 h-px bg-line group-hover/scrub:bg-edge" />
      <span
        className="absolute top-[1.6875rem] left-0 h-0.75 bg-amber"
        style={{ width: `${share(frame, frames)}%` }}
      />
      <RangeBand frame={frame} frames={frames} />
      <Marks frames={frames} />
      <span
        className="pointer-events-none absolute top-4 h-6 w-px bg-paper shadow-[0_0_8px_var(--color-amber)]"
        style={{ left: `${share(frame, frames)}%` }}
      />
      <input
        ref={bar}
        type="range"
        min={0}
        max={frames - 1}
        value={frame}
        aria-label={words.scrub}
        aria-valuenow={frame}
        aria-valuetext={describeFrame(frame, media)}
        aria-busy={isSeeking || speed !== 0}
        className="absolute inset-0 size-full cursor-pointer touch-none opacity-0"
        onChange={({ target }) => void player?.seek(Number(target.value))}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onPointerLeave={() => setHovered(null)}
      />
      {hovered !== null && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -top-3 -translate-x-1/2 bg-night/90 px-2 text-caption text-paper tabular-nums"
          style={{ left: `clamp(3rem, ${share(shown, frames)}%, calc(100% - 3rem))` }}
        >
          {describeFrame(shown, media)}
        </span>
      )}
    </div>
  );
}

/** The range that a comment would have. */
function RangeBand({ frame, frames }: { frame: number; frames: number }) {
  const { from, to } = useRoom().pointing;
  if (from === null && to === null) return null;
  const ends = [share(from ?? frame, frames), share(to ?? frame, frames)].toSorted((a, b) => a - b);
  const [left = 0, right = 0] = ends;
  return (
    <span
      className="pointer-events-none absolute top-6 h-2.5 min-w-px border-x border-amber-bright bg-amber/35"
      style={{ left: `${left}%`, width: `${right - left}%` }}
    />
  );
}

const across = 1000;

/** One drawing for all of them, however many were made. */
function Marks({ frames }: { frames: number }) {
  const { threads: now, selected } = useRoom();
  const threads = useDeferredValue(now);
  const marks = useMemo(() => gatherMarks(threads, frames), [threads, frames]);
  const chosen = selected?.comment.at_frame ?? null;
  return (
    <svg
      aria-hidden="true"
      data-marks
      viewBox={`0 0 ${across} 48`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      {marks.map(({ from, to, isOpen, isInternal }) => (
        <rect
          key={`${from} ${to} ${isInternal}`}
          x={from * across - (to > from ? 0 : 1.25)}
          y={to > from ? 36 : 12}
          width={to > from ? (to - from) * across : 2.5}
          height={to > from ? 3 : 10}
          className={cx(
            isOpen ? (isInternal ? "fill-teal" : "fill-amber-bright") : "fill-edge",
            to > from && "opacity-70",
          )}
        />
      ))}
      {chosen !== null && (
        <rect
          x={(share(chosen, frames) / 100) * across - 2}
          y={8}
          width={4}
          height={18}
          className="fill-paper"
        />
      )}
    </svg>
  );
}
