import { portalFrame } from "../../../../content/portal.ts";
import "./unread-badge.css";

/** On the tab, where there is something to read. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="portal-unread">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">, {portalFrame.unread(count)}</span>
    </span>
  );
}
