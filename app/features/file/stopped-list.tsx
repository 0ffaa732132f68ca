import { useState } from "react";
import { stoppedFileWords as words } from "../../../content/stopped-file.ts";
import { Button } from "../../ui/button.tsx";
import type { BucketName } from "./bucket-limits.ts";
import { forgetStoppedFile } from "./forget-stopped-file.ts";

export type StoppedListProps = {
  me: string;
  bucket: BucketName;
  place: string;
  found: readonly string[];
};

/** Each goes on with its file, or is forgotten. */
export function StoppedList({ found, ...at }: StoppedListProps) {
  const [names, setNames] = useState(found);

  function forget(name: string) {
    setNames((before) => before.filter((each) => each !== name));
    void forgetStoppedFile({ ...at, name });
  }

  return names.map((name) => (
    <p
      key={name}
      className="flex flex-wrap items-center gap-x-4 text-small/[1.4] wrap-anywhere text-mist"
    >
      {words.stopped(name)}
      <Button
        variant="quiet"
        size="small"
        aria-label={words.forgetOne(name)}
        onClick={() => forget(name)}
      >
        {words.forget}
      </Button>
    </p>
  ));
}
