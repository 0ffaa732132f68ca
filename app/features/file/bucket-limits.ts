export type FileLimits = { bytes: number; types: readonly string[] };

const documents = [
  "image/jpeg",
  "image/png",
  "image/gif",
  "image/webp",
  "image/avif",
  "video/mp4",
  "video/webm",
  "video/quicktime",
  "audio/mpeg",
  "audio/wav",
  "application/pdf",
  "application/zip",
  "text/plain",
  "text/csv",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation",
];

/** What each bucket takes, so that a person is told before anything is sent. The migrations have the same limits. */
export const bucketLimits = {
  attachments: { bytes: 2_147_483_648, types: documents },
  deliverables: { bytes: 53_687_091_200, types: documents },
  avatars: { bytes: 2_097_152, types: ["image/jpeg", "image/png", "image/webp"] },
} as const satisfies Record<string, FileLimits>;

export type BucketName = keyof typeof bucketLimits;
