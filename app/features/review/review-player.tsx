import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { playerWords, stageWords } from "../../../content/review.ts";
import type { Media } from "../../../domain/review/media.ts";
import { cx } from "../../ui/cx.ts";
import { DrawButton } from "./drawing/draw-button.tsx";
import { DrawingTools } from "./drawing/drawing-tools.tsx";
import { KeyHelp } from "./player/key-help.tsx";
import type { Player } from "./player/create-player.ts";
import { pressKey } from "./player/player-keys.ts";
import { ScrubBar } from "./player/scrub-bar.tsx";
import { Transport } from "./player/transport.tsx";
import { usePlayerDeeds } from "./player/use-player-deeds.ts";
import { usePlaying } from "./player/use-playing.ts";
import { useRoom } from "./room.ts";
import { DocumentStage } from "./stage/document-stage.tsx";
import { FilmStage } from "./stage/film-stage.tsx";
import { SoundStage } from "./stage/sound-stage.tsx";
import { StageNote } from "./stage/stage-note.tsx";
import { StillStage } from "./stage/still-stage.tsx";

type ReviewPlayerProps = {
  composer: RefObject<HTMLTextAreaElement | null>;
  onResolve: () => void;
};

/** The picture, and what moves it. Its keys work while the focus is in here. */
export function ReviewPlayer({ composer, onResolve }: ReviewPlayerProps) {
  const room = useRoom();
  const { media, player, tool, setTool, colour, setColour, pointing, point, viewer } = room;
  const stage = useRef<HTMLButtonElement>(null);
  const section = useRef<HTMLElement>(null);
  const timecode = useRef<HTMLInputElement>(null);
  const [isMuted, setIsMuted] = useState(false);
  const [isHelping, setIsHelping] = useState(false);
  const deeds = usePlayerDeeds(player, {
    focusStage: () => stage.current?.focus(),
    focusTimecode: () => timecode.current?.focus(),
    focusComposer: () => composer.current?.focus(),
    help: () => setIsHelping(true),
    toggleSound: () => setIsMuted((was) => !was),
    resolve: onResolve,
  });
  const canComment = viewer.mayComment && !room.isApproved;
  const film = filmOf(media);
  const frames = film?.frames ?? 0;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (film) pressKey(event, deeds, frames);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    const element = section.current;
    element?.addEventListener("keydown", listen);
    return () => element?.removeEventListener("keydown", listen);
  }, []);
  return (
    <section ref={section} aria-label={playerWords.player} className="review-player">
      <div className="review-stage" data-tall={media?.kind === "document" || undefined}>
        <Stage isMuted={isMuted} />
        {/* The picture itself is the largest button, and takes the keys of the player. */}
        {film && (
          <button
            ref={stage}
            type="button"
            data-stage
            aria-label={describeStage(media, room.deliverable.title)}
            className={cx(
              "absolute inset-0 cursor-default focus-visible:-outline-offset-3",
              tool !== null && "pointer-events-none",
            )}
            onClick={() => {
              if (tool === null) deeds.toggle();
            }}
          />
        )}
      </div>
      <div className="relative">
        {tool !== null && (
          <DrawingTools
            isOnPage={media?.kind === "document"}
            tool={tool}
            onTool={setTool}
            colour={colour}
            onColour={setColour}
            onUndo={() =>
              pointing.shapes.length > 0
                ? point({ shapes: pointing.shapes.slice(0, -1) })
                : point({ region: null })
            }
            onClear={() => point({ shapes: [], region: null, drawnAt: null })}
            onDone={() => {
              setTool(null);
              composer.current?.focus();
            }}
          />
        )}
        {film && media && (
          <div className="px-3 pb-2 md:px-6">
            <ScrubBar player={player} media={media} frames={frames} />
            <Transport
              player={player}
              media={media}
              frames={frames}
              deeds={deeds}
              timecode={timecode}
              isMuted={isMuted}
              canComment={canComment}
            />
            <MissingPicture player={player} />
            {media.is_variable && (
              <p className="pb-2 text-caption text-mist">{playerWords.variable}</p>
            )}
          </div>
        )}
        {media?.kind === "still" && media.state === "ready" && (
          <div className="flex justify-end px-3 py-2 empty:hidden md:px-6">
            <DrawButton />
          </div>
        )}
      </div>
      <KeyHelp open={isHelping} onOpenChange={setIsHelping} />
    </section>
  );
}

/** Said rather than left to be found out: what is on show then is another frame. */
function MissingPicture({ player }: { player: Player | null }) {
  const { isMissing } = usePlaying(player);
  return (
    <output className="block pb-2 text-caption text-danger empty:hidden">
      {isMissing ? playerWords.missing : ""}
    </output>
  );
}

type Film = { num: number; den: number; frames: number };

/** Nothing where there is nothing to move. */
function filmOf(media: Media | null): Film | null {
  if (media?.state !== "ready" || (media.kind !== "film" && media.kind !== "audio")) return null;
  const { rate_num: num, rate_den: den, frame_count: frames } = media;
  return num === null || den === null || frames === null ? null : { num, den, frames };
}

function describeStage(media: Media | null, title: string): string {
  if (media?.kind === "film") return stageWords.film(title);
  if (media?.kind === "audio") return stageWords.audio(title);
  return stageWords.still(title);
}

/** As it is shown: a phone's film may lie on its side in the file. */
function aspectOf({ width, height, rotation }: Media): number {
  if (!width || !height) return 16 / 9;
  return rotation % 180 === 0 ? width / height : height / width;
}

function Stage({ isMuted }: { isMuted: boolean }) {
  const { version, media, deliverable } = useRoom();
  const { object_path: path } = version;
  const { title } = deliverable;
  if (path === null || media === null) return <StageNote words={stageWords.noFile} />;
  if (media.state === "waiting") return <StageNote words={stageWords.waiting} />;
  if (media.state === "failed") return <StageNote words={stageWords.failedFile} />;
  if (media.state === "unplayable") return <StageNote words={stageWords.unplayable} />;
  const film = filmOf(media);
  if (media.kind === "film" && film)
    return (
      <FilmStage
        key={version.id}
        path={path}
        film={film}
        aspect={aspectOf(media)}
        isTurned={media.rotation % 360 !== 0}
        isMuted={isMuted}
      />
    );
  if (media.kind === "audio" && film)
    return <SoundStage key={version.id} path={path} title={title} film={film} isMuted={isMuted} />;
  if (media.kind === "still")
    return <StillStage key={version.id} path={path} title={title} aspect={aspectOf(media)} />;
  if (media.kind === "document" && media.pages !== null)
    return <DocumentStage key={version.id} path={path} title={title} pages={media.pages} />;
  return <StageNote words={stageWords.unplayable} />;
}
