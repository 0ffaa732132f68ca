import { useState } from "react";
import { fileWords } from "../../../content/file.ts";
import type { BucketName } from "./bucket-limits.ts";
import { listStoppedFiles } from "./stopped-files.ts";

type StoppedUploadsProps = { me: string; bucket: BucketName; place: string };

/** What was on its way when the page was left: only whoever has the file can let it go on. */
export function StoppedUploads({ me, bucket, place }: StoppedUploadsProps) {
  const [names] = useState(() => listStoppedFiles(me, { bucket, place }));
  return names.map((name) => (
    <p key={name} className="py-1 text-small/[1.4] wrap-anywhere text-mist">
      {fileWords.stopped(name)}
    </p>
  ));
}
