const office = "application/vnd.openxmlformats-officedocument";

const byEnding = new Map([
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["png", "image/png"],
  ["gif", "image/gif"],
  ["webp", "image/webp"],
  ["avif", "image/avif"],
  ["mp4", "video/mp4"],
  ["m4v", "video/mp4"],
  ["webm", "video/webm"],
  ["mov", "video/quicktime"],
  ["mp3", "audio/mpeg"],
  ["wav", "audio/wav"],
  ["pdf", "application/pdf"],
  ["zip", "application/zip"],
  ["txt", "text/plain"],
  ["csv", "text/csv"],
  ["docx", `${office}.wordprocessingml.document`],
  ["xlsx", `${office}.spreadsheetml.sheet`],
  ["pptx", `${office}.presentationml.presentation`],
]);

/** The file's type as storage knows it. Windows calls a CSV a spreadsheet, and some types browsers do not know at all. */
export function findFileType({ name, type }: Pick<File, "name" | "type">): string {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  const essence = type.split(";")[0]?.trim().toLowerCase() ?? "";
  return byEnding.get(ending) ?? essence;
}
