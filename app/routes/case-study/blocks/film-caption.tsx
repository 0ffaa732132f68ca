import type { ReactNode } from "react";

type FilmCaptionProps = { title: string; children: string; control?: ReactNode };

export function FilmCaption({ title, children, control }: FilmCaptionProps) {
  return (
    <figcaption className="mt-4 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-small">
      <span>{title}</span>
      <span className="max-w-[60ch] text-mist">{children}</span>
      {control}
    </figcaption>
  );
}
