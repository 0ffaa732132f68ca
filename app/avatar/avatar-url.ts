import { sharedBackend } from "../backend/shared-backend.ts";

/** Where a picture of the bucket `avatars` is shown from. Browser only. */
export function avatarUrl(path: string): string {
  return sharedBackend().storage.from("avatars").getPublicUrl(path).data.publicUrl;
}
