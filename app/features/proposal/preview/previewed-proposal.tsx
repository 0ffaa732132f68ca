import { type ReactNode, useEffect, useState } from "react";
import type { OpenedProposal } from "../../../../domain/proposal/answers.ts";
import { dropDraft } from "../../../form/draft-store.ts";
import { ProposalScreen } from "../proposal-screen.tsx";
import { optionsDraftId } from "../use-chosen.ts";
import { previewToken, previewWanted, readPreview } from "./preview-message.ts";

/** The client's page with a draft in it, in a frame of the studio's. Nothing of it is fetched, and nothing sent. */
export function PreviewedProposal({ waiting }: { waiting: ReactNode }) {
  const [opened, setOpened] = useState<OpenedProposal>();
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== parent) return;
      const read = readPreview(data);
      if (!read) return;
      dropDraft(optionsDraftId(read));
      setOpened(read);
    };
    addEventListener("message", receive);
    if (parent !== window) parent.postMessage(previewWanted, location.origin);
    return () => removeEventListener("message", receive);
  }, []);
  return opened ? <ProposalScreen token={previewToken} opened={opened} isPreview /> : waiting;
}
