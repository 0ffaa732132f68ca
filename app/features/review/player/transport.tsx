import ChevronFirst from "lucide-react/icons/chevron-first";
import ChevronLast from "lucide-react/icons/chevron-last";
import Keyboard from "lucide-react/icons/keyboard";
import Pause from "lucide-react/icons/pause";
import PenLine from "lucide-react/icons/pen-line";
import Play from "lucide-react/icons/play";
import StepBack from "lucide-react/icons/step-back";
import StepForward from "lucide-react/icons/step-forward";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import type { RefObject } from "react";
import { playerWords as words } from "../../../../content/review.ts";
import type { Media } from "../../../../domain/review/media.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { PlayerDeeds } from "./use-player-deeds.ts";
import type { Player } from "./create-player.ts";
import { TimecodeField } from "./timecode-field.tsx";
import { usePlaying } from "./use-playing.ts";

const speeds = [0.25, 0.5, 1, 1.5, 2, 4, 8] as const;

type TransportProps = {
  player: Player | null;
  media: Media;
  frames: number;
  deeds: PlayerDeeds;
  timecode: RefObject<HTMLInputElement | null>;
  isMuted: boolean;
  canComment: boolean;
};

/** Below the bar: where one is, what moves the film, and what points at it. */
export function Transport(props: TransportProps) {
  const { player, media, frames, deeds, timecode, isMuted, canComment } = props;
  const { speed } = usePlaying(player);
  const isGoing = speed !== 0;
  const isSound = media.kind === "audio";
  return (
    <fieldset
      aria-label={words.controls}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]"
    >
      <div className="max-md:order-1">
        <TimecodeField
          field={timecode}
          player={player}
          media={media}
          frames={frames}
          onLeave={deeds.focusStage}
        />
      </div>
      <div className="flex items-center justify-center max-md:order-3 max-md:col-span-full md:gap-1">
        <IconButton
          label={isSound ? words.soundBack : words.back}
          tone="paper"
          icon={<StepBack aria-hidden="true" />}
          onClick={() => deeds.step(-1)}
        />
        <button
          type="button"
          aria-label={isGoing ? words.pause : words.play}
          className="mx-3 grid size-12 cursor-pointer place-items-center rounded-round border border-amber text-amber-bright transition-[background-color,color] duration-300 ease-camera hover:bg-amber hover:text-night"
          onClick={deeds.toggle}
        >
          {isGoing ? (
            <Pause aria-hidden="true" strokeWidth={1.5} className="size-5" />
          ) : (
            <Play aria-hidden="true" strokeWidth={1.5} className="ml-0.5 size-5" />
          )}
        </button>
        <IconButton
          label={isSound ? words.soundForward : words.forward}
          tone="paper"
          icon={<StepForward aria-hidden="true" />}
          onClick={() => deeds.step(1)}
        />
      </div>
      <div className="flex items-center justify-end max-md:order-2">
        <label className="max-sm:hidden">
          <span className="sr-only">{words.speed}</span>
          <select
            className="field-sizing-content min-h-11 cursor-pointer bg-transparent select-arrow pr-5 pl-2 text-note text-mist tabular-nums *:bg-tide *:text-paper hover:text-amber-bright"
            value={deeds.speed}
            onChange={({ target }) => deeds.setSpeed(Number(target.value))}
          >
            {speeds.map((each) => (
              <option key={each} value={each}>
                {words.speedOf(each)}
              </option>
            ))}
          </select>
        </label>
        <IconButton
          label={isMuted ? words.unmute : words.mute}
          icon={isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
          onClick={deeds.toggleSound}
        />
        {canComment && (
          <>
            <IconButton
              label={words.rangeFrom}
              icon={<ChevronFirst aria-hidden="true" />}
              onClick={deeds.rangeFrom}
            />
            <IconButton
              label={words.rangeTo}
              icon={<ChevronLast aria-hidden="true" />}
              onClick={deeds.rangeTo}
            />
            {media.kind === "film" && (
              <IconButton
                label={words.draw}
                icon={<PenLine aria-hidden="true" />}
                onClick={deeds.draw}
              />
            )}
          </>
        )}
        <span className="max-md:hidden">
          <IconButton
            label={words.help}
            icon={<Keyboard aria-hidden="true" />}
            onClick={deeds.help}
          />
        </span>
      </div>
    </fieldset>
  );
}
