import { Pause, Play } from "lucide-react";
import { interfaceWords } from "../../../content/interface.ts";
import { cx } from "../cx.ts";

/** Both faces of the button are there; the stylesheet shows the one that `data-film` asks for. */
export function FilmToggle({ className }: { className?: string }) {
  return (
    <button
      type="button"
      className={cx("film-toggle", className)}
      data-film-toggle=""
      // The loader answers it itself, whether the app runs or not.
      data-native=""
    >
      <span className="film-toggle-pause">
        <Pause aria-hidden="true" />
        <span className="sr-only">{interfaceWords.pauseFilm}</span>
      </span>
      <span className="film-toggle-play">
        <Play aria-hidden="true" />
        <span className="sr-only">{interfaceWords.playFilm}</span>
      </span>
    </button>
  );
}
