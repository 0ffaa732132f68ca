import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  type VirtualItem,
  Virtualizer,
} from "@tanstack/virtual-core";

type RowWindow = { items: readonly VirtualItem[]; height: number };
type Rows = { keys: readonly string[]; pinned: readonly number[] };

/** About what a comment of two lines takes; each is measured once it is there. */
const usualHeight = 124;

/** Which of many rows are on the page: those near what is scrolled to, and those that are pinned. */
export function createRowWindow() {
  let frame: HTMLElement | null = null;
  let snapshot: RowWindow = { items: [], height: 0 };
  const listeners = new Set<() => void>();

  let isDue = false;

  const publish = () => {
    isDue = false;
    snapshot = { items: virtualizer.getVirtualItems(), height: virtualizer.getTotalSize() };
    for (const listener of listeners) listener();
  };
  /** Each row that is measured moves those below it: once for all of them, and before they are drawn. */
  const publishSoon = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => isDue && publish());
  };
  const optionsFor = ({ keys, pinned }: Rows) => ({
    count: keys.length,
    getScrollElement: () => frame,
    estimateSize: () => usualHeight,
    getItemKey: (index: number) => keys[index] ?? index,
    overscan: 6,
    rangeExtractor: (range: Parameters<typeof defaultRangeExtractor>[0]) =>
      [...new Set([...defaultRangeExtractor(range), ...pinned])].toSorted((a, b) => a - b),
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    onChange: publishSoon,
  });
  const virtualizer: Virtualizer<HTMLElement, HTMLElement> = new Virtualizer<
    HTMLElement,
    HTMLElement
  >(optionsFor({ keys: [], pinned: [] }));

  // What a framework calls when it has put the element on the page, and after each change.
  const { _didMount: mount, _willUpdate: update } = virtualizer;

  return {
    readSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The element that scrolls. */
    attach: (element: HTMLElement) => {
      frame = element;
      const stop = mount();
      update();
      publish();
      return () => {
        stop();
        frame = null;
      };
    },
    setRows: (rows: Rows) => {
      virtualizer.setOptions(optionsFor(rows));
      update();
      publish();
    },
    measure: (row: HTMLElement | null) => virtualizer.measureElement(row),
    /** All from one row to another, as far as they fit: the first before the last. */
    scrollToBoth: (first: number, last: number) => {
      const rows = virtualizer.getVirtualItems();
      const start = rows.find(({ index }) => index === first)?.start ?? 0;
      const end = rows.find(({ index }) => index === last)?.end ?? start;
      const { scrollOffset, scrollRect } = virtualizer;
      const isAbove = start < (scrollOffset ?? 0);
      const isTooLong = end - start > (scrollRect?.height ?? 0);
      virtualizer.scrollToIndex(isAbove || isTooLong ? first : last, { align: "auto" });
    },
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: "auto" }),
  };
}
