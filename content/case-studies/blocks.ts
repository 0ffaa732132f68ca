import type { FilmKey, MediaKey } from "../media.ts";

/** A film of our own, or one on a platform that is asked for only after the viewer agrees. */
export type FilmSource =
  | { kind: "own"; asset: FilmKey; captions: string }
  | { kind: "youtube" | "vimeo"; id: string; poster: MediaKey };

export type CaseFilm = { title: string; caption: string; source: FilmSource };
export type GalleryImage = { asset: MediaKey; caption: string };
export type Figure = { figure: string; label: string };
type OutsideLink = { label: string; href: string; note: string };

type Headed = { id: string; heading: string };

/** What a case study is made of, in the order its page sets them. */
export type Block =
  | (Headed & { block: "story"; layout: "aside" | "wide" | "inset"; paragraphs: readonly string[] })
  | (Headed & {
      block: "films";
      layout: "wide" | "upright" | "trio" | "pair";
      films: readonly CaseFilm[];
    })
  | (Headed & {
      block: "gallery";
      layout: "mosaic" | "wall" | "strip" | "row";
      images: readonly GalleryImage[];
    })
  | { block: "frame"; asset: MediaKey; caption: string }
  | { block: "stats"; label: string; figures: readonly Figure[] }
  | (Headed & { block: "numbers"; introduction: string; figures: readonly Figure[] })
  | (Headed & { block: "results"; points: readonly string[] })
  | (Headed & { block: "insight"; text: string })
  | (Headed & {
      block: "columns";
      columns: readonly { heading: string; items: readonly string[] }[];
    })
  | (Headed & {
      block: "list";
      introduction: string;
      items: readonly { term: string; detail: string }[];
    })
  | (Headed & { block: "technical"; sections: readonly TechnicalSection[] })
  | (Headed & {
      block: "phases";
      phases: readonly { name: string; length: string; text: string }[];
    })
  | (Headed & {
      block: "table";
      caption: string;
      columns: readonly [string, string, string];
      rows: readonly (readonly [string, string, string])[];
    })
  | (Headed & {
      block: "cards";
      cards: readonly { name: string; text: string; points: readonly string[] }[];
    })
  | (Headed & { block: "links"; links: readonly OutsideLink[] })
  | (Headed & { block: "outside"; text: string; link: OutsideLink });

type TechnicalSection = {
  heading: string;
  text: string;
  specifications: readonly { term: string; detail: string }[];
};

export type BlockOf<Name extends Block["block"]> = Extract<Block, { block: Name }>;
