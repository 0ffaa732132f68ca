import ArrowLeft from "lucide-react/icons/arrow-left";
import Download from "lucide-react/icons/download";
import Link2 from "lucide-react/icons/link-2";
import { Link, useNavigate } from "react-router";
import { previewWords } from "../../../content/deliverable-review.ts";
import { reviewAddress } from "../../../content/review-address.ts";
import { roomWords as words } from "../../../content/review.ts";
import { areaAddress } from "../../../content/studio-address.ts";
import type { Deliverable } from "../../../domain/deliverable/deliverable.ts";
import type { Media } from "../../../domain/review/media.ts";
import { iconButtonFrame, IconButton } from "../../ui/icon-button.tsx";
import { toast } from "../../ui/toast.ts";
import { VersionStatus } from "../deliverable/version-status.tsx";
import { openSignedUrl } from "../file/open-signed-url.ts";
import { copyReviewAddress } from "./copy-review-address.ts";
import { DecisionPart } from "./decision-part.tsx";
import type { Player } from "./player/create-player.ts";
import { useRoom } from "./room.ts";

/** What is on show, in which version, how it stands, and the way back. */
export function RoomBar({ openComments }: { openComments: number }) {
  const { viewer, deliverable, version } = useRoom();
  const { id, title, versions } = deliverable;
  const newest = versions[0] ?? version;

  return (
    <header className="review-bar">
      <Link
        to={viewer.isStaff ? studioAddressOf(deliverable) : `/dashboard?deliverable=${id}`}
        aria-label={words.back}
        className={`${iconButtonFrame} text-mist`}
      >
        <ArrowLeft aria-hidden="true" />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="truncate font-display text-plain/[1.3] font-stretch-125% md:text-subhead/[1.3]">
          {title}
        </h1>
        <p className="flex items-center gap-x-4 text-caption/[1.4] whitespace-nowrap text-mist max-sm:flex-wrap max-sm:gap-x-2">
          <VersionChoice />
          <VersionStatus deliverable={deliverable} version={version} />
          {newest.number > version.number && (
            <Link
              to={reviewAddress({ deliverable: id, version: newest.number })}
              className="text-link max-md:hidden"
            >
              {words.newer(newest.number)} {words.look}
            </Link>
          )}
        </p>
      </div>
      <span className="flex max-sm:hidden">
        <RoomTools />
      </span>
      <DecisionPart openComments={openComments} />
    </header>
  );
}

function nameLink(media: Media | null, player: Player | null): string {
  if (media?.kind === "document") return words.copyLink.document;
  if (!player) return words.copyLink.version;
  return media?.kind === "audio" ? words.copyLink.audio : words.copyLink.film;
}

/** What can be taken along: a link to what is on show, and the file. */
export function RoomTools() {
  const { deliverable, version, media, player, page } = useRoom();
  const isDocument = media?.kind === "document";
  return (
    <>
      <IconButton
        label={nameLink(media, player)}
        icon={<Link2 aria-hidden="true" />}
        onClick={() =>
          void copyReviewAddress({
            deliverable: deliverable.id,
            version: version.number,
            ...(player && { frame: player.readSnapshot().aim }),
            ...(isDocument && { page }),
          })
        }
      />
      <DownloadIcon />
    </>
  );
}

function VersionChoice() {
  const { deliverable, version } = useRoom();
  const navigate = useNavigate();
  if (deliverable.versions.length === 1) return <span>{words.versionName(version.number)}</span>;
  return (
    <label>
      <span className="sr-only">{words.version}</span>
      <select
        className="field-sizing-content min-h-6 cursor-pointer bg-transparent select-arrow pr-5 text-paper tabular-nums *:bg-tide hover:text-amber-bright"
        value={version.number}
        onChange={({ target }) =>
          void navigate(
            reviewAddress({ deliverable: deliverable.id, version: Number(target.value) }),
          )
        }
      >
        {deliverable.versions.map(({ id, number }) => (
          <option key={id} value={number}>
            {words.versionName(number)}
          </option>
        ))}
      </select>
    </label>
  );
}

function DownloadIcon() {
  const { object_path: path, file_name: name } = useRoom().version;
  if (path === null || name === null) return null;

  async function download(from: string, as: string) {
    const isThere = await openSignedUrl({ bucket: "deliverables", path: from, name: as });
    if (!isThere)
      toast({ title: as, description: previewWords.downloadFailed, variant: "destructive" });
  }

  return (
    <IconButton
      label={`${words.download} ${name}`}
      icon={<Download aria-hidden="true" />}
      onClick={() => void download(path, name)}
    />
  );
}

function studioAddressOf({ project_id, campaign_id }: Deliverable): string {
  return project_id
    ? areaAddress("projects", { project: project_id })
    : areaAddress("campaigns", { campaign: campaign_id });
}
