import { cx } from "../../../ui/cx.ts";
import { findBackend } from "../../../data/create-backend.ts";

const frame =
  "inline-grid aspect-square place-items-center overflow-hidden rounded-control bg-tide object-cover font-display font-[350] font-stretch-118% text-mist select-none";

type AvatarProps = {
  /** Whose it is: its first letters stand in where there is no picture. */
  name: string;
  /** As `profiles.avatar_path` has it. */
  path: string | null | undefined;
  /** Empty beside the name itself. */
  alt?: string;
  className?: string;
};

/** A person's picture, as large as its place. */
export function Avatar({ name, path, alt = "", className }: AvatarProps) {
  if (path) {
    return (
      <img
        src={avatarUrl(path)}
        alt={alt}
        width={512}
        height={512}
        className={cx(frame, className)}
      />
    );
  }
  return (
    <span className={cx(frame, className)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

export function initialsOf(name: string): string {
  const words =
    name
      .split("@")[0]
      ?.split(/[\s._-]+/)
      .filter(Boolean) ?? [];
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => Array.from(word ?? "")[0]?.toUpperCase() ?? "").join("");
}

/** Where a picture of the public bucket `avatars` is shown from. Browser only. */
function avatarUrl(path: string): string {
  return `${findBackend(location.origin).url}/storage/v1/object/public/avatars/${encodeURI(path)}`;
}
