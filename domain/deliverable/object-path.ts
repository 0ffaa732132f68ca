const longestName = 100;

type Place = { owner: string; deliverable: string; upload: string; fileName: string };

/**
 * Where a version's file lies: in the folder of its campaign or project, which decides who reads it. Names are ASCII
 * there; the one the file came with is kept beside the path.
 */
export function objectPath({ owner, deliverable, upload, fileName }: Place): string {
  return `${owner}/${deliverable}/${upload}/${plainName(fileName)}`;
}

function plainName(fileName: string): string {
  const dot = fileName.lastIndexOf(".");
  const ending = dot > 0 ? toAscii(fileName.slice(dot + 1)).slice(0, 12) : "";
  const stem = toAscii(dot > 0 ? fileName.slice(0, dot) : fileName);
  const longestStem = longestName - ending.length - 1;
  return [stem.slice(0, longestStem) || "file", ending].filter(Boolean).join(".");
}

function toAscii(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\w.-]+/g, "-")
    .replaceAll(/^[-.]+|[-.]+$/g, "");
}
