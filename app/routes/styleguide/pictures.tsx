import { FilmScreen } from "../../ui/media/film-screen.tsx";
import { FilmToggle } from "../../ui/media/film-toggle.tsx";
import { filmRoot } from "../../ui/media/film-root.ts";
import { Picture } from "../../ui/media/picture.tsx";
import { WideFrame } from "../../ui/wide-frame.tsx";
import { pair, row } from "./layouts.ts";
import { Scene, Shot } from "./scene.tsx";

const fits = { cover: "Cut to its frame", whole: "All of it, as large as there is room" };
const half = "(width < 64rem) 100vw, 30vw";

export function Pictures() {
  return (
    <Scene id="pictures">
      <Shot name="The wide frame of a page">
        <WideFrame asset="about-lighthouse" />
      </Shot>
      <Shot name="In one frame, cut and whole">
        <div className={pair}>
          {(["cover", "whole"] as const).map((fit) => (
            <figure key={fit}>
              <Picture
                asset="contact"
                fit={fit}
                sizes={half}
                className="grid h-96 place-items-center border border-line"
                imageClassName={fit === "cover" ? "h-96" : "max-h-96"}
              />
              <figcaption className="pt-3 text-small text-mist">{fits[fit]}</figcaption>
            </figure>
          ))}
        </div>
      </Shot>
      <Shot name="Decorative: the words beside it say the same">
        <div className={pair}>
          <Picture asset="labs" sizes={half} isDecorative />
          <p className="text-lead">A single bare lamp in the haze of a dark film stage.</p>
        </div>
      </Shot>
      <Shot name="A film over its poster, and the button that stops it">
        <div {...filmRoot} className="relative">
          <FilmScreen asset="home-hero" sizes="(width < 64rem) 100vw, 70vw" />
          <FilmToggle className="absolute right-4 bottom-4" />
        </div>
      </Shot>
      <Shot name="The button while it plays, and while it rests">
        <div className={row}>
          {["playing", "paused"].map((state) => (
            <span key={state} data-film={state} suppressHydrationWarning>
              <FilmToggle />
            </span>
          ))}
        </div>
      </Shot>
    </Scene>
  );
}
