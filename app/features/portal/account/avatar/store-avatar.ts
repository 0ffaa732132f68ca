import { avatarWords } from "../../../../../content/profile.ts";
import type { Profile } from "../../../../../domain/account/profile.ts";
import { sharedBackend } from "../../../../data/shared-backend.ts";
import { explainCall } from "../../../account/call-failure.ts";

type Owner = Pick<Profile, "user_id" | "avatar_path">;

const openFiles = () => sharedBackend().openBucket("avatars");

/** Answers why not; undefined when it is stored. Always under a new name, so that no cache shows the old one. */
export async function storeAvatar(owner: Owner, picture: Blob): Promise<string | undefined> {
  const ending = picture.type === "image/webp" ? "webp" : "jpg";
  const path = `${owner.user_id}/${crypto.randomUUID()}.${ending}`;
  const files = await openFiles();
  const answer = await files?.upload(path, picture, { contentType: picture.type });
  if (!answer?.data) return navigator.onLine ? avatarWords.failed : avatarWords.offline;
  const failure = await pointAt(owner, path);
  if (failure !== undefined) await files?.remove([path]);
  return failure;
}

export async function removeAvatar(owner: Owner): Promise<string | undefined> {
  return pointAt(owner, null);
}

async function pointAt(owner: Owner, path: string | null): Promise<string | undefined> {
  const answer = await sharedBackend()
    .from("profiles")
    .update({ avatar_path: path })
    .eq("user_id", owner.user_id);
  const failure = explainCall(answer);
  if (failure === undefined && owner.avatar_path)
    await (await openFiles())?.remove([owner.avatar_path]);
  return failure;
}
