import { type ComponentType, type SubmitEvent, useEffect, useRef, useState } from "react";
import { assistantWidget } from "../../../content/assistant-widget.ts";
import type { AssistantPanelProps } from "./assistant-panel.tsx";

const panelId = "chat-panel";

/**
 * The button is a form that leads to the contact page: that is where it goes without scripts, and
 * where the loader lets it go when the app cannot be had. The app opens the panel instead, whose code
 * is fetched only then.
 */
export function AssistantWidget() {
  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  const [isOpen, setIsOpen] = useState(false);
  const [hasNews, setHasNews] = useState(false);
  const { Panel, status, load } = usePanel();

  function toggle(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isOpen) close(true);
    else if (status !== "loading") void open();
  }

  async function open() {
    if (!(await load())) return;
    setHasNews(false);
    setIsOpen(true);
  }

  function close(hadFocus: boolean) {
    returnsFocus.current = hadFocus;
    setIsOpen(false);
  }

  // Once the panel is closed: where it covers the page, the button cannot have the focus before.
  useEffect(() => {
    if (!isOpen && returnsFocus.current) button.current?.focus();
    returnsFocus.current = false;
  }, [isOpen]);

  return (
    <aside aria-label={assistantWidget.landmark} className="chat">
      <form action="/contact" onSubmit={toggle}>
        <button
          ref={button}
          type="submit"
          // Two conversations at once would be one too many, and the button would lie on the other's.
          className="chat-button in-[html:has([data-conversation])]:hidden"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={Panel && panelId}
          aria-busy={status === "loading" || undefined}
          data-news={hasNews || undefined}
        >
          <span className="chat-button-light" aria-hidden="true" />
          <span className="chat-button-label">{assistantWidget.open}</span>
          {hasNews && <span className="sr-only">{assistantWidget.news}</span>}
        </button>
      </form>
      {status === "failed" && (
        <p role="alert" className="chat-not-loaded">
          {assistantWidget.notLoaded}
        </p>
      )}
      {Panel && (
        <Panel id={panelId} isOpen={isOpen} onClose={close} onNews={() => setHasNews(true)} />
      )}
    </aside>
  );
}

type Loading = "idle" | "loading" | "failed";

function usePanel() {
  const [Panel, setPanel] = useState<ComponentType<AssistantPanelProps>>();
  const [status, setStatus] = useState<Loading>("idle");
  const isThere = useRef(true);

  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);

  /** Whether the panel can be shown. */
  async function load(): Promise<boolean> {
    if (Panel) return true;
    setStatus("loading");
    try {
      const { AssistantPanel } = await import("./assistant-panel.tsx");
      setPanel(() => AssistantPanel);
      setStatus("idle");
      return isThere.current;
    } catch {
      setStatus("failed");
      return false;
    }
  }

  return { Panel, status, load };
}
