import { cx } from "../../../ui/cx.ts";
import { avatarUrl } from "./avatar-url.ts";
import "./avatar.css";

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
        className={cx("avatar", className)}
      />
    );
  }
  return (
    <span className={cx("avatar", className)} aria-hidden="true">
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
