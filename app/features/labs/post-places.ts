/** Where a post stands among the others; how its parts are laid out where there is room for two columns. */
export type PostPlace = {
  item?: string;
  article?: string;
  picture?: string;
  tags: string;
  heading: string;
  byline: string;
  text?: string;
  read?: string;
};

const columnGap = "@min-[34rem]:gap-x-[clamp(2rem,5cqi,4rem)]";
const right = "@min-[34rem]:col-start-2";

const column: PostPlace = { tags: "mt-5", heading: "text-heading/[1.16]", byline: "mt-3" };

/** The right column hangs lower, as in a paper that was set and not stacked. */
const lowerColumn: PostPlace = { ...column, item: "@min-[34rem]:mt-20" };

const lead: PostPlace = {
  item: "@min-[34rem]:col-span-full",
  article: `@min-[34rem]:grid @min-[34rem]:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] ${columnGap}`,
  picture: "@min-[34rem]:col-span-full",
  tags: "mt-5 @min-[34rem]:col-span-full",
  heading:
    "text-heading/[1.16] @min-[34rem]:row-[3/span_3] @min-[34rem]:text-cover/[1.06] @min-[34rem]:font-stretch-130% @min-[34rem]:tracking-[-0.02em]",
  byline: `mt-3 @min-[34rem]:mt-3.5 ${right}`,
  text: right,
  read: `${right} @min-[34rem]:justify-self-start`,
};

/** One left over closes the page across both columns. */
const leftOver: PostPlace = {
  item: "@min-[34rem]:col-span-full @min-[34rem]:mt-8",
  article: `@min-[34rem]:grid @min-[34rem]:grid-cols-2 @min-[34rem]:content-center ${columnGap}`,
  picture: "@min-[34rem]:col-start-1 @min-[34rem]:row-[1/span_5] @min-[34rem]:self-start",
  tags: `mt-5 @min-[34rem]:mt-0 ${right}`,
  heading: `text-heading/[1.16] ${right}`,
  byline: `mt-3 ${right}`,
  text: right,
  read: `${right} @min-[34rem]:justify-self-start`,
};

export function placeOf(index: number, count: number): PostPlace {
  if (index === 0) return lead;
  const isLeft = index % 2 === 1;
  if (isLeft && index === count - 1) return leftOver;
  return isLeft ? column : lowerColumn;
}
