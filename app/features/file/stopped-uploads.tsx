import { lazy, Suspense, useState } from "react";
import { listStoppedFiles } from "./stopped-files.ts";
import type { StoppedListProps } from "./stopped-list.tsx";

/** Mostly there are none. */
const StoppedList = lazy(async () => ({
  default: (await import("./stopped-list.tsx")).StoppedList,
}));

/** What was on its way when the page was left: only whoever has the file can let it go on. */
export function StoppedUploads(at: Omit<StoppedListProps, "found">) {
  const [found] = useState(() => listStoppedFiles(at.me, at));
  return <Suspense>{found.length > 0 && <StoppedList {...at} found={found} />}</Suspense>;
}
