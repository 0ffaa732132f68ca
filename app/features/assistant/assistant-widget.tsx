import { type ComponentType, type SubmitEvent, useEffect, useRef, useState } from "react";
import { assistantWidget } from "../../../content/assistant-widget.ts";
import { readKeptTalk } from "./keep-talk.ts";
import type { AssistantPanelProps } from "./assistant-panel.tsx";

const panelId = "chat-panel";

// A tab on the edge of the screen, as wide as the page's gutter, where no word and no control ever stands.
const tab =
  "group/tab fixed right-0 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-35 inline-flex w-[calc(min(var(--gutter),2.5rem)+env(safe-area-inset-right))] cursor-pointer items-center gap-3 rounded-l-control border border-r-0 border-edge " +
  "bg-night pt-3.5 pr-[env(safe-area-inset-right)] pb-3.5 font-display text-label/tight font-stretch-110% tracking-normal whitespace-nowrap text-paper shadow-tab [writing-mode:vertical-rl] lg:text-note/tight lg:font-stretch-118% " +
  "transition-[color,border-color] duration-300 ease-camera hover:border-amber hover:text-amber-bright focus-visible:-outline-offset-4 aria-expanded:border-amber aria-expanded:text-amber-bright print:hidden " +
  // Two conversations at once would be one too many, and the button would lie on the other's.
  "in-[html:has([data-conversation])]:hidden";

// A screen, masked down to a slit of light. It opens to the full picture, and so does the chat.
const light =
  "h-5 w-2.5 drop-shadow-slit group-data-news/tab:drop-shadow-news before:block before:size-full before:scale-x-20 before:bg-amber before:transition-[scale] before:duration-500 before:ease-camera " +
  "group-hover/tab:before:scale-x-100 group-focus-visible/tab:before:scale-x-100 group-aria-expanded/tab:before:scale-x-100 group-data-news/tab:before:scale-x-100 " +
  "group-aria-busy/tab:before:animate-waiting forced-colors:before:bg-[ButtonText]";

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
    <aside aria-label={assistantWidget.landmark}>
      <form action="/contact" onSubmit={toggle}>
        <button
          ref={button}
          type="submit"
          className={tab}
          data-chat-button=""
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={Panel && panelId}
          aria-busy={status === "loading" || undefined}
          data-news={hasNews || undefined}
        >
          <span className={light} aria-hidden="true" />
          <span className="[text-box:trim-both_cap_alphabetic]">{assistantWidget.open}</span>
          {hasNews && <span className="sr-only">{assistantWidget.news}</span>}
        </button>
      </form>
      {status === "failed" && (
        <p
          role="alert"
          className="fixed right-(--gutter) bottom-[calc(var(--banner-foot)+1.5rem)] z-35 w-[min(24rem,100%-2*var(--gutter))] border border-t-2 border-line border-t-danger bg-deep px-5 py-4 text-small"
        >
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

  // Whoever talks to a person hears of the answer on every page. The button does not wait for it.
  useEffect(() => {
    if (!readKeptTalk()) return;
    import("./assistant-panel.tsx").then(
      ({ AssistantPanel }) => isThere.current && setPanel(() => AssistantPanel),
      () => undefined,
    );
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
