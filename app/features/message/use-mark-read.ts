import { type RefObject, useEffect } from "react";
import { instantOf } from "../../../domain/message/instant.ts";
import { isUnread, type Message, type MessageReader } from "../../../domain/message/message.ts";
import { markRead } from "./message-queries.ts";

const pauseMilliseconds = 250;

type Reading = MessageReader & { companyId: string; messages: readonly Message[] };

/** Marks as read what has been in sight: within the scroller, in a page that is itself seen. */
export function useMarkRead(
  scroller: RefObject<HTMLElement | null>,
  { companyId, side, readUntil, messages }: Reading,
): void {
  useEffect(() => {
    const root = scroller.current;
    const unread = new Map(
      messages
        .filter((message) => isUnread(message, { side, readUntil }))
        .map((message) => [message.id, message.created_at]),
    );
    if (!root || unread.size === 0) return undefined;
    const inSight = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    function mark() {
      if (document.visibilityState !== "visible" || inSight.size === 0) return;
      const times = [...inSight].flatMap((id) => unread.get(id) ?? []);
      const [last] = times.toSorted((a, b) => instantOf(b) - instantOf(a));
      if (last) void markRead(companyId, last);
    }
    const markSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(mark, pauseMilliseconds);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target instanceof HTMLElement ? (target.dataset["message"] ?? "") : "";
          if (isIntersecting) inSight.add(id);
          else inSight.delete(id);
        }
        markSoon();
      },
      { root, threshold: 0.2 },
    );
    for (const line of root.querySelectorAll<HTMLElement>("[data-message]"))
      if (unread.has(line.dataset["message"] ?? "")) observer.observe(line);
    document.addEventListener("visibilitychange", markSoon);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("visibilitychange", markSoon);
    };
  }, [scroller, companyId, side, readUntil, messages]);
}
