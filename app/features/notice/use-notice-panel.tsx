import { type ComponentType, type ReactNode, useState } from "react";
import { usePart } from "../../ui/use-part.ts";
import type { OpenPanelProps } from "./notice-panel.tsx";

type NoticePanelState = { show: () => void; hasFailed: boolean; panel: ReactNode };

/** What opens behind a bell, fetched with the first press; pressed again where that failed. `fetchPanel` must not change. */
export function useNoticePanel(
  fetchPanel: () => Promise<ComponentType<OpenPanelProps>>,
): NoticePanelState {
  const { Part: NoticePanel, hasFailed, load } = usePart(fetchPanel);
  const [isOpen, setIsOpen] = useState(false);
  return {
    show: () => {
      setIsOpen(true);
      void load();
    },
    hasFailed,
    panel: NoticePanel && <NoticePanel open={isOpen} onOpenChange={setIsOpen} />,
  };
}
