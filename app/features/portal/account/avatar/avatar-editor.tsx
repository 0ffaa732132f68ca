import { type ChangeEvent, useId, useRef, useState } from "react";
import { avatarWords } from "../../../../../content/profile.ts";
import type { Profile } from "../../../../../domain/account/profile.ts";
import { useAction } from "../../../../ui/use-action.ts";
import { Button } from "../../../../ui/button.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { Avatar } from "../../../account/avatar/avatar.tsx";
import { usePortalData } from "../../portal-data.ts";
import { removeAvatar, storeAvatar } from "./store-avatar.ts";
import { cropPicture } from "./crop-picture.ts";

const largestBytes = 30_000_000;

type AvatarEditorProps = { row: Profile; name: string };
type State = { note?: string; failure?: string };

/** The portrait, and what can be done about it. */
export function AvatarEditor({ row, name }: AvatarEditorProps) {
  const { reload } = usePortalData();
  const [state, setState] = useState<State>({});
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();

  type Work = () => Promise<string | undefined>;
  const { isBusy, run: work } = useAction(async (done: string, act: Work) => {
    setState({});
    const failure = await act();
    if (failure === undefined) await reload("profile");
    setState(failure === undefined ? { note: done } : { failure });
  });

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    // The same file can be chosen again, after whatever happens now.
    event.currentTarget.value = "";
    if (!file) return;
    work(avatarWords.stored, async () => {
      if (file.size > largestBytes) return avatarWords.tooLarge;
      const picture = await prepareAvatar(file);
      return picture ? storeAvatar(row, picture) : avatarWords.unreadable;
    });
  }

  return (
    <div className="mt-8 grid grid-cols-[7.5rem_minmax(0,1fr)] items-end gap-5 xl:grid-cols-[11rem_minmax(0,1fr)]">
      <Avatar
        name={name}
        path={row.avatar_path}
        alt={avatarWords.alt}
        className="w-full text-section"
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <input
          ref={input}
          type="file"
          accept="image/*"
          className="sr-only"
          tabIndex={-1}
          aria-label={avatarWords.choose}
          onChange={choose}
        />
        <Button
          variant="secondary"
          aria-describedby={noteId}
          onClick={() => !isBusy && input.current?.click()}
        >
          {row.avatar_path ? avatarWords.change : avatarWords.choose}
        </Button>
        {row.avatar_path && (
          <Button
            variant="quiet"
            onClick={() => work(avatarWords.removed, () => removeAvatar(row))}
          >
            {avatarWords.remove}
          </Button>
        )}
        <p id={noteId} className="w-full text-small text-mist">
          {avatarWords.note}
        </p>
        {isBusy && <Spinner label={avatarWords.working} className="w-full text-small text-mist" />}
        <output className="w-full text-small text-mist">{state.note}</output>
        {state.failure && (
          <p role="alert" className="w-full text-small text-danger">
            {state.failure}
          </p>
        )}
      </div>
    </div>
  );
}

/** The square to store, or null where the file is no picture that this browser can read. */
async function prepareAvatar(file: Blob): Promise<Blob | null> {
  try {
    return await cropInWorker(file);
  } catch {
    // No worker could be started: a second of standing still is better than no picture.
    return cropPicture(file).catch(() => null);
  }
}

function cropInWorker(file: Blob): Promise<Blob | null> {
  const worker = new Worker(new URL("./crop-worker.ts", import.meta.url), { type: "module" });
  return new Promise<Blob | null>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Blob | null>) => resolve(data));
    worker.addEventListener("error", reject);
    worker.postMessage(file, []);
  }).finally(() => worker.terminate());
}
