import { portalFrame } from "../../../../content/portal.ts";

/** On the bar under the thumb it sits at the corner of the icon. */
const place =
  "ml-2 h-5.5 min-w-5.5 px-1.5 text-tiny thumb:absolute thumb:top-1.5 thumb:left-[calc(50%+0.25rem)] thumb:ml-0 thumb:h-4.5 thumb:min-w-4.5 thumb:px-1 thumb:text-micro";

/** On the tab, where there is something to read. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      className={`${place} inline-grid place-items-center rounded-round bg-amber font-sans leading-none font-semibold font-stretch-100% text-night tabular-nums`}
    >
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">, {portalFrame.unread(count)}</span>
    </span>
  );
}
