import { objectPath } from "../deliverable/object-path.ts";

type Place = { companyId: string; projectId: string; upload: string; fileName: string };

/** Among the company's attachments, in a folder of the project; the name it came with is kept beside it. */
export function brandPath({ companyId, projectId, upload, fileName }: Place): string {
  return objectPath({
    owner: `${companyId}/brand`,
    deliverable: projectId,
    upload,
    fileName,
  });
}

/** As it is shown and saved: nothing that reads as another name, or leads out of a folder. */
export function brandFileName(fileName: string): string {
  const plain = fileName
    .toWellFormed()
    .replaceAll(/[\p{Cc}/\\\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, "")
    .trim();
  return plain.slice(-longestName).toWellFormed() || "file";
}

/** Its end says what it is. */
const longestName = 200;
