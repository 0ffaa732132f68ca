import { expect, it } from "vitest";
import { initialsOf } from "./avatar.tsx";

it.each([
  ["Ada Lovelace", "AL"],
  ["Ada King of Lovelace", "AL"],
  ["ada", "A"],
  ["ada.lovelace@clients.example", "AL"],
  ["🎬 Studio", "🎬S"],
  ["", ""],
])("%s stands as %s", (name, initials) => expect(initialsOf(name)).toBe(initials));
