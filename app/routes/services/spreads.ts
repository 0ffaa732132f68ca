import type { ServiceId } from "../../../content/services.ts";

type Spread = {
  sizes: string;
  /** Where the parts stand on a wide screen; on a narrow one they follow each other. */
  frame?: string;
  crop: string;
  words: string;
  heading?: string;
  text?: string;
  facts: string;
};

const factsBeside = "md:grid-cols-[3fr_2fr]";

export const spreads: Record<ServiceId, Spread> = {
  /** A map spread out to the right-hand edge, its reading beneath. */
  "ai-marketing-consultancy": {
    sizes: "(width < 64rem) 134vw, 76vw",
    frame:
      "[--shade:linear-gradient(90deg,--alpha(var(--color-night)/80%)_12%,transparent_52%)] lg:shaded lg:relative lg:col-[column_4/edge-end] lg:row-1",
    crop: "aspect-[4/3] object-[62%_60%] lg:aspect-[2]",
    // Beyond the frame's left edge the name stands on night, within it on the map's dark rim.
    words:
      "lg:z-1 lg:col-[page-start/column_9] lg:row-1 lg:self-end lg:pb-10 lg:[text-shadow:0_0_2rem_var(--color-night)]",
    heading: "lg:max-w-[13ch]",
    text: "lg:max-w-[34ch]",
    facts: `${factsBeside} lg:col-[column_4/page-end]`,
  },
  /** The whole width of the auditorium: the masking draws back from it. */
  "cinematic-ad-creation": {
    sizes: "(width < 48rem) 134vw, 100vw",
    frame: "scroll-open [--closed:inset(0_24%)] [--range:entry_20%_cover_50%]",
    crop: "aspect-[4/3] object-[50%_45%] md:aspect-[2.39]",
    words: "lg:col-[page-start/column_7] lg:pt-12",
    facts: `${factsBeside} lg:col-[column_7/page-end]`,
  },
  /** A phone's shape, as tall as the screen. */
  "social-media": {
    sizes: "(width < 48rem) 220vw, max(97vw, 60rem)",
    frame: "md:col-[column_8/page-end] md:row-[1/3] lg:col-[column_2/column_6]",
    crop: "scroll-pan aspect-[4/5] object-[42%_50%] [--from:30%_50%] [--to:52%_50%] md:aspect-[9/16]",
    words: "md:col-[page-start/column_7] md:pt-0 lg:col-[column_7/page-end]",
    facts:
      "md:col-[page-start/column_7] md:self-end lg:col-[column_7/page-end] lg:grid-cols-[3fr_2fr]",
  },
  /** The words stand on the stage floor, below the light. A longer name in less room reaches up to it. */
  "film-production": {
    sizes: "(width < 64rem) 134vw, 100vw",
    frame:
      "[--shade:linear-gradient(transparent,--alpha(var(--color-night)/78%)_34%,var(--color-night))] lg:shaded lg:relative lg:row-1 lg:after:top-[34%] xl:[--shade:linear-gradient(transparent,--alpha(var(--color-night)/86%)_55%,var(--color-night))] xl:after:top-[45%]",
    crop: "aspect-[4/3] object-[40%_50%] xl:aspect-video",
    words: "lg:z-1 lg:col-[column_6/page-end] lg:row-1 lg:self-end lg:pb-12",
    facts: `${factsBeside} lg:col-[column_3/page-end] lg:pt-6`,
  },
  /** Paper on the left, its proof on the right. */
  "pr-and-trust-verification": {
    sizes: "(width < 64rem) 134vw, 120rem",
    frame: "lg:col-[edge-start/column_7] lg:row-[1/3]",
    crop: "aspect-[4/3] object-[44%_50%] lg:aspect-auto lg:h-full lg:min-h-176",
    words: "lg:col-[column_8/page-end] lg:pt-0",
    heading: "lg:text-statement lg:font-stretch-112%",
    facts: `${factsBeside} lg:col-[column_8/page-end] lg:grid-cols-1`,
  },
};
