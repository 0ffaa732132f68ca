import { useCallback, useEffect, useRef, useState } from "react";
import { previewWords } from "../../../../content/deliverable-review.ts";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useFileAddress } from "./use-file-address.ts";
import { createPlayer } from "../player/create-player.ts";
import { useRoom } from "../room.ts";
import { DrawnOn } from "./drawn-on.tsx";
import { FrameBox } from "./frame-box.tsx";
import { RoomLight } from "./room-light.tsx";
import { StageNote } from "./stage-note.tsx";

type FilmStageProps = {
  path: string;
  film: { num: number; den: number; frames: number };
  aspect: number;
  /** It lies on its side in the file. */
  isTurned: boolean;
  isMuted: boolean;
};

/** The film, moved by frames. Give it the version's id as `key`. */
export function FilmStage({ path, film, aspect, isTurned, isMuted }: FilmStageProps) {
  const { address, hasFailed, isOffline, retry, fail } = useFileAddress(path);
  const { player, setPlayer, begin: first } = useRoom();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const ready = useRef<HTMLCanvasElement>(null);
  const { num, den, frames } = film;
  // Read when it is there: somebody may ask for another frame while it is fetched.
  const wanted = useRef(first);
  useEffect(() => void (wanted.current = first), [first]);

  // Kept: a film that begins anew, with another address, goes on where it was.
  const attach = useCallback(
    (element: HTMLVideoElement) => {
      // A single picture taken out of the film does not say how it lies.
      const made = createPlayer(element, { rate: { num, den }, frames }, isTurned ? null : ready);
      const begin = () => {
        setVideo(element);
        setPlayer(made);
        void made.seek(made.readSnapshot().frame || wanted.current);
      };
      element.addEventListener("loadeddata", begin);
      return () => {
        element.removeEventListener("loadeddata", begin);
        made.end();
        setPlayer(null);
        setVideo(null);
      };
    },
    [num, den, frames, isTurned, setPlayer],
  );

  if (hasFailed)
    return (
      <StageNote words={isOffline ? previewWords.offline : previewWords.failed} isAlert>
        <Button variant="secondary" onClick={retry}>
          {previewWords.tryAgain}
        </Button>
      </StageNote>
    );
  if (!address)
    return (
      <StageNote>
        <Spinner label={previewWords.loading} />
      </StageNote>
    );
  return (
    <>
      <RoomLight source={video} player={player} />
      <FrameBox aspect={aspect}>
        {/* Words that belong to a film are in the film, or come as a file of their own. */}
        <video
          ref={attach}
          src={address}
          muted={isMuted}
          playsInline
          disablePictureInPicture
          preload="auto"
          tabIndex={-1}
          aria-hidden="true"
          className="absolute inset-0 block size-full bg-screen object-fill"
          onError={fail}
        >
          <track kind="captions" />
        </video>
        <canvas
          ref={ready}
          hidden
          data-ready
          aria-hidden="true"
          className="absolute inset-0 size-full"
        />
        <DrawnOn aspect={aspect} />
      </FrameBox>
    </>
  );
}
