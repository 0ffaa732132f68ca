import X from "lucide-react/icons/x";
import type { RefObject } from "react";
import { commentWords, commentComposerWords as words } from "../../../../content/review.ts";
import { sayWhoMay } from "../../../../content/staff-roles.ts";
import { Choice } from "../../../ui/choice.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { describePlace } from "../describe-place.ts";
import { nearestPlaceOf, type Pointing, pointingAfter, pointingAtNothing } from "../place-of.ts";
import { usePlaying } from "../player/use-playing.ts";
import { useRoom } from "../room.ts";
import type { CommentOutbox } from "./comment-outbox.ts";
import { writeComment } from "./outgoing-comment.ts";
import { useKeptDraft } from "./use-kept-draft.ts";
import { WordsBox } from "./words-box.tsx";

type ComposerProps = { field: RefObject<HTMLTextAreaElement | null>; outbox: CommentOutbox };

/** Says something about what is on show. */
export function CommentComposer({ field, outbox }: ComposerProps) {
  const { viewer, isApproved } = useRoom();
  if (!viewer.mayComment)
    return <Instead>{viewer.isStaff ? sayWhoMay("reviews", []) : words.readOnly}</Instead>;
  if (isApproved) return <Instead>{words.approved}</Instead>;
  return <OpenComposer field={field} outbox={outbox} />;
}

const keptOf = (pointing: Pointing) => ({ ...pointing, shapes: [...pointing.shapes] });

function Instead({ children }: { children: string }) {
  return <p className="border-t border-line px-5 py-4 text-note text-mist md:px-6">{children}</p>;
}

function OpenComposer({ field, outbox }: ComposerProps) {
  const { viewer, version, deliverable, media, player, begin, page, pointing, point, setTool } =
    useRoom();
  const { aim, speed } = usePlaying(player);
  // What was asked for counts, though its picture is still to come.
  const frame = player ? aim : begin;
  const kind = media?.state === "ready" ? media.kind : null;
  const isMoving = kind === "film" || kind === "audio";
  const shown = isMoving ? frame : kind === "document" ? page : null;
  // Until the film is there, what is on show is not what was begun on.
  const isAtRest = !isMoving || (player !== null && speed === 0);
  const [draft, setDraft] = useKeptDraft({
    me: viewer.me,
    deliverable: deliverable.id,
    place: isAtRest ? { version: version.id, shown, pointing: keptOf(pointing) } : null,
  });
  const place = nearestPlaceOf(pointing, { kind, frame, page });
  const isPlaceless = kind === null || kind === "other";
  // A picture of which no part was marked is meant as a whole already.
  const pointsSomewhere = kind !== "still" || place.region !== null || place.drawing !== null;
  const hasMore = [pointing.from, pointing.to, pointing.region, pointing.drawnAt].some(
    (each) => each !== null,
  );

  function send() {
    outbox.add(
      writeComment({
        ...place,
        version: version.id,
        body: draft.body.trim(),
        parent: null,
        is_internal: viewer.isStaff && draft.isInternal,
      }),
    );
    setDraft({ ...draft, body: "" });
    point(pointingAfter(pointing));
    if (!pointing.isGeneral) setTool(null);
  }

  return (
    <div className="border-t border-edge px-5 pb-3 focus-within:border-amber md:px-6">
      <WordsBox
        field={field}
        label={words.label}
        placeholder={words.placeholder}
        body={draft.body}
        onWrite={(body) => setDraft({ ...draft, body })}
        canBeEmpty={place.drawing !== null}
        onSend={send}
        onFocus={() => void (player?.readSnapshot().speed && player.pause())}
      >
        <div className="flex flex-wrap items-center gap-x-5">
          {!isPlaceless && (
            <span className="flex items-center">
              <span
                data-place
                className="font-display text-note font-stretch-118% text-amber-bright tabular-nums"
              >
                {describePlace({ ...place, has_drawing: place.drawing !== null }, media)}
              </span>
              {hasMore && (
                <IconButton
                  label={words.clearPlace}
                  icon={<X aria-hidden="true" />}
                  onClick={() => point(pointingAtNothing)}
                />
              )}
            </span>
          )}
          {!isPlaceless && (pointsSomewhere || pointing.isGeneral) && (
            <Choice
              type="checkbox"
              label={words.general}
              checked={pointing.isGeneral}
              onChange={({ target }) => point({ isGeneral: target.checked })}
            />
          )}
          {viewer.isStaff && (
            <Choice
              type="checkbox"
              label={<span title={commentWords.internalHint}>{words.internal}</span>}
              checked={draft.isInternal}
              onChange={({ target }) => setDraft({ ...draft, isInternal: target.checked })}
            />
          )}
        </div>
      </WordsBox>
    </div>
  );
}
