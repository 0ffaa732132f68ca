export type PreviewKind = "picture" | "film" | "document" | "none";

/** What a browser can show in place; anything else is for saving. */
export function previewKind(type: string | null): PreviewKind {
  if (type === null) return "none";
  if (/^image\/(?:jpeg|png|gif|webp|avif)$/.test(type)) return "picture";
  if (/^video\/(?:mp4|webm|quicktime)$/.test(type)) return "film";
  return type === "application/pdf" ? "document" : "none";
}
