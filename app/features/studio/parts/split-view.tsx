import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { studioFrame } from "../../../../content/studio.ts";
import { isForPage } from "../is-for-page.ts";
import { useCloseDetail } from "../use-address-details.ts";

type SplitViewProps = {
  list: ReactNode;
  /** What is open; null while nothing is, and the list has all the room. */
  detail: ReactNode;
  /** The parameters of the address that name what is open. */
  closes: readonly string[];
};

/**
 * List and detail side by side where there is room; on a tablet and below, the detail takes the
 * list's place and leads back to it. Escape closes.
 */
export function SplitView({ list, detail, closes }: SplitViewProps) {
  const close = useCloseDetail(closes);
  const listRef = useRef<HTMLDivElement>(null);
  const backRef = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(null);
  const isOpen = detail !== null && detail !== undefined && detail !== false;
  const closeNow = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return undefined;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key === "Escape" && isForPage(event)) closeNow();
    }
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [isOpen]);

  // Where the detail takes the list's place, the focus goes with it; whatever closes, it comes back to the row.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (isOpen) {
      if (!(focused instanceof HTMLElement) || !listRef.current?.contains(focused)) return;
      opener.current = focused;
      if (!listRef.current.checkVisibility()) backRef.current?.focus();
    } else if (opener.current) {
      if (focused === document.body) opener.current.focus();
      opener.current = null;
    }
  }, [isOpen]);

  return (
    <div className="studio-split" data-open={isOpen || undefined}>
      <div ref={listRef} className="studio-split-list">
        {list}
      </div>
      {isOpen && (
        <section className="studio-split-detail" aria-label={studioFrame.details}>
          <button ref={backRef} type="button" className="studio-back" onClick={close}>
            <ArrowLeft aria-hidden="true" strokeWidth={1.5} />
            {studioFrame.back}
          </button>
          {detail}
        </section>
      )}
    </div>
  );
}
