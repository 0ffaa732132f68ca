import { findBackend } from "../../../data/create-backend.ts";

/** Where a picture of the public bucket `avatars` is shown from. Browser only. */
export function avatarUrl(path: string): string {
  return `${findBackend(location.origin).url}/storage/v1/object/public/avatars/${encodeURI(path)}`;
}
