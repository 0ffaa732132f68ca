import { cx } from "../ui/cx.ts";
import { filmRoot } from "./film-root.ts";
import { FilmScreen, type FilmScreenProps } from "./film-screen.tsx";
import { FilmToggle } from "./film-toggle.tsx";

/** A film in a frame of its own, its button in the corner. */
export function Film({ className, ...screen }: FilmScreenProps) {
  return (
    <div {...filmRoot} className={cx("film", className)}>
      <FilmScreen {...screen} />
      <FilmToggle />
    </div>
  );
}
