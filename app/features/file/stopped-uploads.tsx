import { lazy, Suspense, useState } from "react";
import type { BucketName } from "./bucket-limits.ts";
import { listStoppedFiles } from "./stopped-files.ts";

export type StoppedUploadsProps = { me: string; bucket: BucketName; place: string };

/** Mostly there are none. */
const StoppedList = lazy(async () => ({
  default: (await import("./stopped-list.tsx")).StoppedList,
}));

/** What was on its way when the page was left: only whoever has the file can let it go on. */
export function StoppedUploads(at: StoppedUploadsProps) {
  const [found] = useState(() => listStoppedFiles(at.me, at));
  return <Suspense>{found.length > 0 && <StoppedList {...at} found={found} />}</Suspense>;
}
