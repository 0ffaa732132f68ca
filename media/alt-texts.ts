/**
 * What is seen in each frame, written by someone who looked at it. The key is the asset's name:
 * one that is taken out here is taken off the site at the next `npm run media:encode`.
 */
export const altTexts: Readonly<Record<string, string>> = {
  "home-hero":
    "A figure at the end of a jetty at night, facing a great glowing screen that stands in the sea and shows a sunrise.",
};
