import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { readReviewAddress, reviewAddress } from "../../../content/review-address.ts";
import { roomWords as words } from "../../../content/review.ts";
import { forgetHeard } from "../../data/heard-changes.ts";
import { createQueryClient } from "../../data/query-client.ts";
import { Button } from "../../ui/button.tsx";
import { OpenRoom } from "./open-room.tsx";
import type { Viewer } from "./room.ts";
import { ReviewWaiting, RoomNote } from "./room-note.tsx";
import { useReviewed } from "./use-reviewed.ts";
import { useViewer } from "./use-viewer.ts";

type ReviewRoomProps = { me: string; isStaff: boolean };

/** What the address names, for whoever may look at it. Give it the person's id as `key`. */
export function ReviewRoom(person: ReviewRoomProps) {
  const [client] = useState(() => {
    forgetHeard();
    return createQueryClient();
  });
  return (
    <QueryClientProvider client={client}>
      <Entrance {...person} />
    </QueryClientProvider>
  );
}

function Entrance(person: ReviewRoomProps) {
  const [parameters] = useSearchParams();
  const viewer = useViewer(person, readReviewAddress(parameters).deliverable);
  return viewer ? <Reviewed viewer={viewer} /> : <ReviewWaiting />;
}

function Reviewed({ viewer }: { viewer: Viewer }) {
  const [parameters] = useSearchParams();
  const asked = readReviewAddress(parameters);
  const { deliverable, media, state, retry } = useReviewed(asked.deliverable);
  const [newest] = deliverable?.versions ?? [];
  if (state === "unknown") return <RoomNote words={words.unknown} />;
  if (state === "failed")
    return (
      <RoomNote words={words.failed} isAlert>
        <Button variant="secondary" onClick={retry}>
          {words.tryAgain}
        </Button>
      </RoomNote>
    );
  if (!deliverable || !media) return <ReviewWaiting />;
  if (!newest) return <RoomNote words={words.nothingYet(deliverable.title)} />;
  const { version: number = newest.number } = asked;
  const version = deliverable.versions.find((each) => each.number === number);
  if (!version)
    return (
      <RoomNote words={words.noVersion(number, deliverable.title)}>
        <Link
          to={reviewAddress({ deliverable: deliverable.id, version: newest.number })}
          className="inline-flex min-h-11 items-center text-link"
        >
          {words.lookAtVersion(newest.number)}
        </Link>
      </RoomNote>
    );
  return (
    <OpenRoom
      key={version.id}
      viewer={viewer}
      deliverable={deliverable}
      version={version}
      media={media.find(({ version_id }) => version_id === version.id) ?? null}
      firstFrame={asked.frame ?? null}
      firstPage={asked.page ?? null}
      firstComment={asked.comment ?? null}
    />
  );
}
