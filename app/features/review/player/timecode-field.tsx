import { type RefObject, useEffect, useState } from "react";
import { playerWords as words } from "../../../../content/review.ts";
import type { Media } from "../../../../domain/review/media.ts";
import { cx } from "../../../ui/cx.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { clockOf, describeFrame } from "../describe-place.ts";
import { useRoom } from "../room.ts";
import type { Player } from "./create-player.ts";
import { readTypedTimecode } from "./read-typed-timecode.ts";
import { usePlaying } from "./use-playing.ts";

type TimecodeFieldProps = {
  field: RefObject<HTMLInputElement | null>;
  player: Player | null;
  media: Media;
  frames: number;
  /** Where the focus goes when one is done. */
  onLeave: () => void;
};

/** Most frames are there sooner, and nobody is told of those. */
const soon = 300;

/** Says where the film is or goes, and goes where it is told. */
export function TimecodeField({ field, player, media, frames, onLeave }: TimecodeFieldProps) {
  const { begin, goTo } = useRoom();
  const { aim, speed, isSeeking } = usePlaying(player);
  const isWaiting = useLate(player ? isSeeking && speed === 0 : begin > 0);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);

  function go() {
    const clock = clockOf(media);
    const asked = clock && readTypedTimecode(typed ?? "", clock);
    const wanted = asked === null ? null : asked - media.start_frame;
    if (wanted === null || wanted < 0 || wanted >= frames) return setIsWrong(true);
    goTo(wanted);
    return onLeave();
  }

  return (
    <span className="grid">
      <span className="flex items-center gap-2">
        <input
          ref={field}
          aria-label={words.goTo}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? "timecode-fault" : undefined}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          className={cx(
            "min-h-11 w-[8.5em] bg-transparent font-display text-subhead font-stretch-118% text-paper tabular-nums caret-amber",
            isWrong && "text-danger",
          )}
          value={typed ?? describeFrame(player ? aim : begin, media)}
          onFocus={({ currentTarget }) => {
            void player?.pause();
            setTyped(currentTarget.value);
            currentTarget.select();
          }}
          onBlur={() => {
            setTyped(null);
            setIsWrong(false);
          }}
          onChange={({ target }) => {
            setTyped(target.value);
            setIsWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== "Escape") return;
            // Or the same key would press what has the focus then, and the film would play.
            event.preventDefault();
            if (event.key === "Enter") go();
            else onLeave();
          }}
        />
        {isWaiting && <Spinner className="text-amber-bright" />}
        <output className="sr-only">{isWaiting ? words.fetching : ""}</output>
      </span>
      <output id="timecode-fault" className="text-caption text-danger empty:hidden">
        {isWrong ? words.noSuchTime : ""}
      </output>
    </span>
  );
}

/** Only once it has been so for a while. */
function useLate(isSo: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(setIsLate, soon, true);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isSo]);
  return isSo && isLate;
}
