import X from "lucide-react/icons/x";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { interfaceWords } from "../../../../content/interface.ts";
import { proposalAddress } from "../../../../content/proposal-address.ts";
import { proposalPreviewWords as words } from "../../../../content/studio-proposal-page.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import {
  type PreviewMessage,
  previewToken,
  previewWanted,
} from "../../proposal/preview/preview-message.ts";

const widths = { desktop: "w-full", phone: "w-97.5 max-w-full" } as const;
type Width = keyof typeof widths;

/** It is our own page, which runs and keeps what is ticked; its links to case studies open beside it. */
const permissions = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

type ProposalPreviewProps = {
  /** The draft as it is typed; nothing while nobody looks. */
  message: PreviewMessage | undefined;
  onClose: () => void;
};

/** The client's own page in a frame, with the draft in it, as wide as a desk's screen or a phone's. */
export function ProposalPreview({ message, onClose }: ProposalPreviewProps) {
  const [width, setWidth] = useState<Width>("desktop");
  const frame = useRef<HTMLIFrameElement>(null);
  const answer = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    const shown = frame.current?.contentWindow;
    if (!shown || source !== shown || origin !== location.origin || data !== previewWanted) return;
    shown.postMessage(message, location.origin);
  });
  useEffect(() => {
    const receive = (event: MessageEvent) => answer(event);
    addEventListener("message", receive);
    return () => removeEventListener("message", receive);
  }, []);
  return (
    <Modal
      id="proposal-preview"
      look="screen"
      aria-label={words.title}
      open={message !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="overflow-clip"
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
        <header className="flex items-center gap-x-6 border-b border-line bg-deep pr-2 pl-(--gutter)">
          <p className="min-w-0 truncate max-sm:sr-only">{words.title}</p>
          <fieldset className="flex gap-x-2 sm:ml-auto">
            <legend className="sr-only">{words.width}</legend>
            {(["desktop", "phone"] as const).map((each) => (
              <Button
                key={each}
                size="slim"
                variant={each === width ? "secondary" : "quiet"}
                aria-pressed={each === width}
                onClick={() => setWidth(each)}
              >
                {words.widths[each]}
              </Button>
            ))}
          </fieldset>
          <IconButton
            className="max-sm:ml-auto"
            label={interfaceWords.close}
            icon={<X aria-hidden="true" />}
            onClick={onClose}
          />
        </header>
        {message && (
          <iframe
            ref={frame}
            title={words.frame}
            sandbox={permissions}
            src={proposalAddress(previewToken)}
            className={`mx-auto h-full border-0 bg-night ${widths[width]}`}
          />
        )}
      </div>
    </Modal>
  );
}
