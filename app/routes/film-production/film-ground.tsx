import type { ReactNode } from "react";
import { filmRoot } from "../../ui/media/film-root.ts";
import { FilmScreen } from "../../ui/media/film-screen.tsx";
import { FilmToggle } from "../../ui/media/film-toggle.tsx";

export function FilmGround({ children }: { children: ReactNode }) {
  return (
    <div {...filmRoot} className="film-hero relative isolate overflow-hidden">
      <FilmScreen
        asset="film-production-hero"
        priority
        sizes="(width < 48rem) 80svh, max(100vw, 178svh)"
        className="media-ground -z-10"
        imageClassName="object-[58%_40%] max-md:object-[50%_40%]"
      />
      {children}
      <FilmToggle className="absolute top-4 right-(--gutter)" />
    </div>
  );
}
