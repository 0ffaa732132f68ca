import { useState } from "react";
import { deliverableRowWords } from "../../../../content/deliverable.ts";
import type { Deliverable } from "../../../../domain/deliverable/deliverable.ts";
import { DownloadButton } from "../../deliverable/download-button.tsx";
import { FilePreview } from "../../deliverable/file-preview.tsx";
import { VersionList } from "../../deliverable/version-list.tsx";

type StudioVersionsProps = { deliverable: Deliverable; clientName: string };

/** What was handed over and what the client said, with a look at the version that is chosen. */
export function StudioVersions({ deliverable, clientName }: StudioVersionsProps) {
  const [shownId, setShownId] = useState<string | null>(null);
  const { versions, title } = deliverable;
  const shown = versions.find(({ id }) => id === shownId) ?? versions[0];
  if (!shown) return null;
  return (
    <div className="grid w-full grid-cols-1 items-start gap-x-8 gap-y-4 @min-[44rem]:grid-cols-2">
      <VersionList
        deliverable={deliverable}
        shown={shown}
        onShow={({ id }) => setShownId(id)}
        nameOf={(reviewerId) => (reviewerId === null ? deliverableRowWords.client : clientName)}
      />
      {shown.object_path && (
        <div>
          <FilePreview key={shown.id} version={shown} title={title} size="small" />
          <DownloadButton version={shown} />
        </div>
      )}
    </div>
  );
}
