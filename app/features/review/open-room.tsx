import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Deliverable } from "../../../domain/deliverable/deliverable.ts";
import type { Version } from "../../../domain/deliverable/version.ts";
import type { ReviewComment, Thread } from "../../../domain/review/comment.ts";
import type { Media } from "../../../domain/review/media.ts";
import { resolveComment } from "./comment/comment-calls.ts";
import { CommentPanel } from "./comment/comment-panel.tsx";
import { type CommentFilter, countThreads } from "./comment/list-rows.ts";
import { useCommentDeed } from "./comment/use-comment-deed.ts";
import { readKeptPlace } from "./comment/use-kept-draft.ts";
import { useComments } from "./comment/use-comments.ts";
import { useMarkSeen } from "./comment/use-mark-seen.ts";
import type { DrawingTool } from "./drawing/shape-from.ts";
import { type Pointing, pointingAtNothing } from "./place-of.ts";
import type { Player } from "./player/create-player.ts";
import { clampFrame } from "./player/frame-time.ts";
import { ReviewPlayer } from "./review-player.tsx";
import { type Room, RoomContext, type Viewer } from "./room.ts";
import { RoomBar } from "./room-bar.tsx";

type OpenRoomProps = {
  viewer: Viewer;
  deliverable: Deliverable;
  version: Version;
  media: Media | null;
  firstFrame: number | null;
  firstPage: number | null;
  firstComment: string | null;
};

/** The picture, what was said to it, and what is being said. Give it the version's id as `key`. */
export function OpenRoom(props: OpenRoomProps) {
  const { viewer, deliverable, version, media, firstFrame, firstPage, firstComment } = props;
  const comments = useComments({
    me: viewer.me,
    deliverable: deliverable.id,
    version: version.id,
  });
  const { threads } = comments;
  const counts = useMemo(() => countThreads(threads), [threads]);
  useMarkSeen({ viewer, version: version.id, threads, isRead: comments.state === "success" });
  const [player, setPlayer] = useState<Player | null>(null);
  const [kept] = useState(() =>
    readKeptPlace({ me: viewer.me, deliverable: deliverable.id, version: version.id }),
  );
  // Asked for before the film is there.
  const [asked, setAsked] = useState<number | null>(null);
  const goTo = useCallback(
    (frame: number) => (player ? void player.seek(frame) : setAsked(frame)),
    [player],
  );
  const [chosenPage, setPage] = useState(
    media?.kind === "document" ? (firstPage ?? kept?.shown ?? null) : null,
  );
  const [selectedId, setSelectedId] = useState(firstComment);
  const [pointing, setPointing] = useState<Pointing>(kept?.pointing ?? pointingAtNothing);
  const [tool, setTool] = useState<DrawingTool | null>(null);
  const [colour, setColour] = useState(0);
  const [filter, setFilter] = useState<CommentFilter>(firstComment === null ? "open" : "all");
  const composer = useRef<HTMLTextAreaElement>(null);
  const point = useCallback(
    (changes: Partial<Pointing>) => setPointing((now) => ({ ...now, ...changes })),
    [],
  );
  const selected = selectedId === null ? null : findThread(threads, selectedId);
  const page = Math.max(
    1,
    Math.min(chosenPage ?? selected?.comment.page ?? 1, media?.pages ?? Infinity),
  );

  const select = useCallback(
    (comment: ReviewComment | null) => {
      setSelectedId(comment?.id ?? null);
      if (comment && comment.at_frame !== null) goTo(comment.at_frame);
      if (comment && comment.page !== null) setPage(comment.page);
    },
    [goTo],
  );

  // The comment that the address names: the film goes there once both are here.
  const namedFrame =
    asked === null && selectedId === firstComment && firstComment !== null
      ? (selected?.comment.at_frame ?? null)
      : null;
  useEffect(() => {
    if (namedFrame !== null) void player?.seek(namedFrame);
  }, [player, namedFrame]);

  const begin = clampFrame(
    asked ?? namedFrame ?? firstFrame ?? kept?.shown ?? 0,
    media?.frame_count ?? Infinity,
  );

  const resolving = useCommentDeed(resolveComment);
  const room = useMemo<Room>(
    () => ({
      viewer,
      deliverable,
      version,
      media,
      threads,
      player,
      setPlayer,
      begin,
      goTo,
      page,
      setPage,
      selected,
      select,
      pointing,
      point,
      tool,
      setTool,
      colour,
      setColour,
      isApproved: deliverable.status === "approved",
    }),
    [
      viewer,
      deliverable,
      version,
      media,
      threads,
      player,
      begin,
      goTo,
      page,
      selected,
      select,
      pointing,
      point,
      tool,
      colour,
    ],
  );
  return (
    <RoomContext value={room}>
      <div className="review-room" data-review>
        <RoomBar openComments={counts.open} />
        <ReviewPlayer
          composer={composer}
          onResolve={() => {
            if (selected && viewer.mayComment)
              resolving.run(selected.comment.id, selected.comment.resolved_at === null);
          }}
        />
        <CommentPanel
          comments={comments}
          counts={counts}
          filter={filter}
          onFilter={setFilter}
          composer={composer}
        />
      </div>
    </RoomContext>
  );
}

/** That of a comment, or of an answer. */
function findThread(threads: readonly Thread[], id: string): Thread | null {
  const has = ({ comment, answers }: Thread) =>
    comment.id === id || answers.some((answer) => answer.id === id);
  return threads.find(has) ?? null;
}
