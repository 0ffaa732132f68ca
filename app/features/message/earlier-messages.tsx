import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { messageWords } from "../../../content/message.ts";
import type { ThreadSnapshot } from "./thread-store.ts";

type EarlierMessagesProps = {
  scroller: RefObject<HTMLElement | null>;
  snapshot: ThreadSnapshot;
  onAsk: () => void;
};

const beginningLook = "pt-2 pb-6 text-center text-small/body text-mist";

/** Asks for older messages as one scrolls towards them; the button is for those who do not scroll. */
export function EarlierMessages(props: EarlierMessagesProps) {
  const { hasEarlier, messages } = props.snapshot;
  if (hasEarlier) return <EarlierButton {...props} />;
  return messages.length > 0 && <p className={beginningLook}>{messageWords.beginning}</p>;
}

function EarlierButton({ scroller, snapshot: { earlier }, onAsk }: EarlierMessagesProps) {
  const button = useRef<HTMLButtonElement>(null);
  const ask = useEffectEvent(onAsk);

  useEffect(() => {
    const [root, target] = [scroller.current, button.current];
    if (!root || !target || earlier !== "idle") return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) ask();
      },
      { root, rootMargin: "160px 0px 0px" },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [scroller, earlier]);

  return (
    <p className={beginningLook}>
      {earlier === "failed" && <span role="alert">{messageWords.earlierFailed} </span>}
      <button
        ref={button}
        type="button"
        onClick={onAsk}
        className="min-h-11 cursor-pointer px-4 underline decoration-edge underline-offset-[0.25em] hover:text-amber-bright"
      >
        {earlier === "loading" ? messageWords.earlierLoading : messageWords.earlier}
      </button>
    </p>
  );
}
