/** Words of the case studies' own controls. */
export const caseStudyWords = {
  captions: "English captions",
  captionsButton: "Captions",
  captionsOf: (title: string) => `of ${title}`,
  filmTroubles: {
    offline: "You are offline. The film plays once you are connected.",
    failed: "The film could not be loaded.",
  },
  enlarge: (caption: string) => `Enlarge: ${caption}`,
  gallery: "Gallery",
  place: (place: number, count: number) => `${place} of ${count}`,
  previousImage: "Previous image",
  nextImage: "Next image",
  previousStudy: "Previous case study",
  nextStudy: "Next case study",
  moreWork: "More work",
  playOn: (platform: string) => `Play on ${platform}`,
  platformConsent: (platform: string) =>
    `The film is kept on ${platform}. Playing it connects you to ${platform}, which learns your network address and may store data in your browser.`,
} as const;

export const platformNames = { youtube: "YouTube", vimeo: "Vimeo" } as const;
