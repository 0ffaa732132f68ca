import { useState } from "react";
import { fileWords } from "../../../content/file.ts";
import { Button } from "../../ui/button.tsx";
import type { BucketName } from "./bucket-limits.ts";
import { listStoppedFiles } from "./stopped-files.ts";

type StoppedUploadsProps = { me: string; bucket: BucketName; place: string };

/** What was on its way when the page was left: only whoever has the file can let it go on. */
export function StoppedUploads({ me, bucket, place }: StoppedUploadsProps) {
  const [names, setNames] = useState(() => listStoppedFiles(me, { bucket, place }));

  async function forget(name: string) {
    setNames((before) => before.filter((each) => each !== name));
    const { forgetStoppedFile } = await import("./forget-stopped-file.ts");
    await forgetStoppedFile({ me, bucket, place, name });
  }

  return names.map((name) => (
    <p
      key={name}
      className="flex flex-wrap items-center gap-x-4 text-small/[1.4] wrap-anywhere text-mist"
    >
      {fileWords.stopped(name)}
      <Button
        variant="quiet"
        size="small"
        aria-label={fileWords.forgetOne(name)}
        onClick={() => void forget(name)}
      >
        {fileWords.forget}
      </Button>
    </p>
  ));
}
