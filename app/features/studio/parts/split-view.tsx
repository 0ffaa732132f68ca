import ArrowLeft from "lucide-react/icons/arrow-left";
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { studioFrame } from "../../../../content/studio.ts";
import { cx } from "../../../ui/cx.ts";
import { isForPage } from "../is-for-page.ts";
import { useCloseDetail } from "../use-address-details.ts";

type SplitViewProps = {
  list: ReactNode;
  /** What is open; null while nothing is, and the list has all the room. */
  detail: ReactNode;
  /** The parameters of the address that name what is open. */
  closes: readonly string[];
  /** `conversation`: what is open scrolls by itself, and beside it the list stays narrow. */
  look?: keyof typeof looks;
};

const looks = {
  sheet: {
    split: "lg:grid-cols-[minmax(20rem,5fr)_minmax(24rem,7fr)]",
    detail: "lg:overflow-y-auto lg:pb-8",
    back: "",
  },
  conversation: {
    split: "lg:grid-cols-[minmax(18rem,4fr)_minmax(24rem,8fr)]",
    detail: "",
    back: "lg:hidden",
  },
};

/**
 * List and detail side by side where there is room; on a tablet and below, the detail takes the
 * list's place and leads back to it. Escape closes.
 */
export function SplitView({ list, detail, closes, look = "sheet" }: SplitViewProps) {
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
    <div
      className={cx(
        "@container",
        isOpen && "lg:grid lg:items-start lg:gap-[clamp(1.25rem,2.4vw,2.5rem)]",
        isOpen && looks[look].split,
      )}
    >
      <div ref={listRef} className={cx("@container min-w-0", isOpen && "max-lg:hidden")}>
        {list}
      </div>
      {isOpen && (
        <section
          className={cx(
            "@container min-w-0 lg:sticky lg:top-0 lg:max-h-svh lg:overscroll-contain lg:border-l lg:border-line lg:pr-1 lg:pl-[clamp(1.25rem,2.4vw,2.5rem)] lg:[scrollbar-width:thin]",
            looks[look].detail,
          )}
          aria-label={studioFrame.details}
        >
          <button
            ref={backRef}
            type="button"
            className={cx(
              "mb-2 inline-flex min-h-9 cursor-pointer items-center gap-2 text-mist hover:text-amber-bright",
              looks[look].back,
            )}
            onClick={close}
          >
            <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
            {studioFrame.back}
          </button>
          {detail}
        </section>
      )}
    </div>
  );
}
