import { createContext, use } from "react";
import type { Deliverable } from "../../../domain/deliverable/deliverable.ts";
import type { Version } from "../../../domain/deliverable/version.ts";
import type { ReviewComment, Thread } from "../../../domain/review/comment.ts";
import type { Media } from "../../../domain/review/media.ts";
import type { Pointing } from "./place-of.ts";
import type { DrawingTool } from "./drawing/shape-from.ts";
import type { Player } from "./player/create-player.ts";

/** Who looks. The database decides what they may; this is what is offered. */
export type Viewer = {
  me: string;
  isStaff: boolean;
  mayComment: boolean;
  mayDecide: boolean;
};

export type Room = {
  viewer: Viewer;
  deliverable: Deliverable;
  version: Version;
  /** Null where the version has no file. */
  media: Media | null;
  threads: readonly Thread[];
  /** What moves the film or the sound, once it is there. */
  player: Player | null;
  setPlayer: (player: Player | null) => void;
  /** The frame that it begins at. */
  begin: number;
  /** To a frame of the film or the sound; before that is there, it begins at it. */
  goTo: (frame: number) => void;
  page: number;
  setPage: (page: number) => void;
  selected: Thread | null;
  /** Goes to where it was said. */
  select: (comment: ReviewComment | null) => void;
  pointing: Pointing;
  point: (changes: Partial<Pointing>) => void;
  tool: DrawingTool | null;
  setTool: (tool: DrawingTool | null) => void;
  /** A number of the palette. */
  colour: number;
  setColour: (colour: number) => void;
  /** After an approval what was said can be answered, and nothing new be said. */
  isApproved: boolean;
};

export const RoomContext = createContext<Room | null>(null);

export function useRoom(): Room {
  const room = use(RoomContext);
  if (!room) throw new Error("useRoom needs a ReviewRoom above it.");
  return room;
}
