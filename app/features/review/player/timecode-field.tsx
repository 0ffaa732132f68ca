import { type RefObject, useState } from "react";
import { playerWords as words } from "../../../../content/review.ts";
import type { Media } from "../../../../domain/review/media.ts";
import { cx } from "../../../ui/cx.ts";
import { clockOf, describeFrame } from "../describe-place.ts";
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

/** Says where the film is, and goes where it is told. */
export function TimecodeField({ field, player, media, frames, onLeave }: TimecodeFieldProps) {
  const { frame } = usePlaying(player);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);

  function go() {
    const clock = clockOf(media);
    const asked = clock && readTypedTimecode(typed ?? "", clock);
    const wanted = asked === null ? null : asked - media.start_frame;
    if (wanted === null || wanted < 0 || wanted >= frames) return setIsWrong(true);
    void player?.seek(wanted);
    return onLeave();
  }

  return (
    <span className="grid">
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
        value={typed ?? describeFrame(frame, media)}
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
      <output id="timecode-fault" className="text-caption text-danger empty:hidden">
        {isWrong ? words.noSuchTime : ""}
      </output>
    </span>
  );
}
