import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { interfaceWords } from "../../../content/interface.ts";
import { cx } from "../cx.ts";

const frame =
  "inline-grid size-11 flex-none cursor-pointer place-items-center rounded-control border border-edge bg-night/55 text-paper " +
  "transition-[color,border-color] duration-200 ease-camera hover:border-amber hover:text-amber-bright";

/**
 * Both faces of the button are there, and the one shows that `data-film` asks for. Without scripts there
 * is no film, and nothing to stop.
 */
export function FilmToggle({ className }: { className?: string }) {
  return (
    <button
      type="button"
      className={cx(frame, "in-[[data-film='']]:invisible", className)}
      data-film-toggle=""
      // The loader answers it itself, whether the app runs or not.
      data-native=""
    >
      <span className="in-data-[film=paused]:hidden">
        <Pause aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
        <span className="sr-only">{interfaceWords.pauseFilm}</span>
      </span>
      <span className="in-data-[film=playing]:hidden">
        <Play aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
        <span className="sr-only">{interfaceWords.playFilm}</span>
      </span>
    </button>
  );
}
