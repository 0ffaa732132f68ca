import { Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import { previewWords } from "../../../../content/deliverable-review.ts";
import { stageWords as words } from "../../../../content/review.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useFileAddress } from "./use-file-address.ts";
import { DrawnOn } from "./drawn-on.tsx";
import { RoomLight } from "./room-light.tsx";
import { StageNote } from "./stage-note.tsx";

const nearest = 8;

type StillStageProps = { path: string; title: string; aspect: number };

/** A picture, as near as one likes: what is larger than the stage is moved about in it. */
export function StillStage({ path, title, aspect }: StillStageProps) {
  const { address, hasFailed, isOffline, retry, fail } = useFileAddress(path);
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [zoom, setZoom] = useState(1);
  const change = (by: number) => setZoom((now) => Math.max(1, Math.min(nearest, now * by)));

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
      <RoomLight source={picture} player={null} />
      <div
        className="relative grid size-full place-items-center-safe overflow-auto"
        onWheel={(event) => {
          if (event.ctrlKey || event.metaKey) change(event.deltaY < 0 ? 1.2 : 1 / 1.2);
        }}
      >
        <div
          className="relative"
          style={{ aspectRatio: aspect, width: `calc(min(100cqw, ${aspect * 100}cqh) * ${zoom})` }}
        >
          <img
            src={address}
            alt={title}
            className="absolute inset-0 block size-full object-fill"
            onLoad={({ currentTarget }) => setPicture(currentTarget)}
            onError={fail}
          />
          <DrawnOn aspect={aspect} />
        </div>
      </div>
      <div className="absolute right-2 bottom-2 flex bg-night/78">
        <IconButton
          label={words.further}
          icon={<ZoomOut aria-hidden="true" />}
          onClick={() => change(1 / 1.5)}
        />
        <IconButton
          label={words.whole}
          icon={<Maximize aria-hidden="true" />}
          onClick={() => setZoom(1)}
        />
        <IconButton
          label={words.closer}
          icon={<ZoomIn aria-hidden="true" />}
          onClick={() => change(1.5)}
        />
      </div>
    </>
  );
}
