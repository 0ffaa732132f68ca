export type PreviewKind = "picture" | "film" | "sound" | "document" | "none";

/** What a browser can show in place; anything else is for saving. */
export function previewKind(type: string | null): PreviewKind {
  if (type === null) return "none";
  if (/^image\/(?:jpeg|png|gif|webp|avif)$/.test(type)) return "picture";
  if (/^video\/(?:mp4|webm|quicktime)$/.test(type)) return "film";
  if (/^audio\/(?:mpeg|mp4|aac|wav|x-wav|wave|ogg|webm|flac|x-flac)$/.test(type)) return "sound";
  return type === "application/pdf" ? "document" : "none";
}
