import { sharedBackend } from "../../data/shared-backend.ts";
import { readKeptUpload } from "./kept-uploads.ts";
import { findStoppedFile } from "./stopped-files.ts";

type Stopped = { me: string; bucket: string; place: string; name: string };

/** Somebody does not want it to go on: it goes here, and its room on the server is given back. */
export async function forgetStoppedFile({ me, name, ...place }: Stopped): Promise<void> {
  const keys = findStoppedFile(me, place, name);
  const uploads = keys.flatMap((key) => readKeptUpload(key) ?? []);
  for (const key of keys) localStorage.removeItem(key);
  await Promise.all(
    uploads.map(({ uploadUrl }) =>
      sharedBackend()
        .fetch(new URL(uploadUrl).pathname, {
          method: "DELETE",
          headers: { "tus-resumable": "1.0.0" },
        })
        // Where the server does not hear of it, it forgets by itself within a day.
        .catch(() => undefined),
    ),
  );
}
