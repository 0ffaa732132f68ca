import Maximize from "lucide-react/icons/maximize";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { type ReactNode, useState } from "react";
import { stageWords as words } from "../../../../content/review.ts";
import { IconButton } from "../../../ui/icon-button.tsx";

const nearest = 8;

type ZoomBoxProps = {
  /** Width by height of what is in it. */
  aspect: number;
  children: ReactNode;
};

/** As near as one likes: what is larger than the stage is moved about in it. */
export function ZoomBox({ aspect, children }: ZoomBoxProps) {
  const [zoom, setZoom] = useState(1);
  const change = (by: number) => setZoom((now) => Math.max(1, Math.min(nearest, now * by)));
  return (
    <>
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
          {children}
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
