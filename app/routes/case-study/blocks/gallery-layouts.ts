type Item = { place: string; crop: string; sizes: string };

const half = "(width < 48rem) 100vw, 50vw";
const third = "(width < 48rem) 50vw, 33vw";

/** A large frame, two beside it, and the same turned round below. */
const mosaicPlaces = [
  "md:col-span-8 md:row-span-2",
  "md:col-span-4",
  "md:col-span-4",
  "md:col-span-4",
  "md:col-span-4",
  "md:col-span-8 md:row-span-2 md:row-start-3 md:col-start-5",
];

export const galleryLayouts: Readonly<
  Record<"mosaic" | "wall" | "strip" | "row", { list: string; item: (index: number) => Item }>
> = {
  mosaic: {
    list: "grid gap-3 md:grid-cols-12 md:gap-4",
    item: (index) => ({
      place: `${mosaicPlaces[index] ?? "md:col-span-6"} *:h-full`,
      crop: "aspect-video h-full",
      sizes: index === 0 || index === 5 ? "(width < 48rem) 100vw, 66vw" : half,
    }),
  },
  /** Two by two, every second one lower. */
  wall: {
    list: "grid gap-x-4 gap-y-4 md:grid-cols-2 md:gap-x-[5vw] md:gap-y-[5vw]",
    item: (index) => ({
      place: index % 2 === 1 ? "md:translate-y-24 print:translate-none" : "",
      crop: index % 3 === 0 ? "aspect-[4/3]" : "aspect-[3/2]",
      sizes: half,
    }),
  },
  /** Upright frames side by side. */
  strip: {
    list: "grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-6",
    item: (index) => ({
      place: index % 2 === 1 ? "lg:mt-16" : "",
      crop: "aspect-[9/16]",
      sizes: third,
    }),
  },
  row: {
    list: "grid gap-3 md:grid-cols-3 md:gap-4",
    item: (index) => ({
      place: index === 1 ? "md:mt-20" : "",
      crop: "aspect-[4/5]",
      sizes: "(width < 48rem) 100vw, 33vw",
    }),
  },
};
