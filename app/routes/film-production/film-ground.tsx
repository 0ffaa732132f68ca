import type { ReactNode } from "react";
import { Picture } from "../../components/media/picture.tsx";

export function FilmGround({ children }: { children: ReactNode }) {
  return (
    <div className="film-hero relative isolate overflow-hidden">
      <Picture
        asset="service-film"
        priority
        sizes="(width < 48rem) 80svh, max(100vw, 178svh)"
        className="media-ground -z-10"
        imageClassName="object-[42%_40%]"
      />
      {children}
    </div>
  );
}
