import X from "lucide-react/icons/x";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { readOfferedTime } from "../../../content/booking-offer.ts";
import { assistantWidget } from "../../../content/assistant-widget.ts";
import type { OfferedPerson } from "../../../domain/assistant/protocol.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { AssistantComposer } from "./assistant-composer.tsx";
import { AssistantLog } from "./assistant-log.tsx";
import type { ConversationMessage, LeadFormState } from "./conversation.ts";
import {
  assistantStore,
  clearConversation,
  loadSender,
  showLeadForm,
} from "./conversation-store.ts";
import { TalkBar } from "./talk-bar.tsx";
import { followOffer, forgetTalk, isWithPerson, noteRead, talkStore } from "./talk-store.ts";
import { useEscape, usePanelDialog } from "./use-panel-dialog.ts";
import { coveringQuery, useViewportFit } from "./use-viewport-fit.ts";
import "../../styles/pages/assistant.css";

const frame =
  "fixed top-auto right-(--gutter) bottom-[calc(var(--banner-foot)+1.5rem+var(--unseen-below,0px))] left-auto z-45 m-0 h-[min(44rem,var(--seen-height,100dvh)-7.5rem-var(--banner-foot))] max-h-none w-108 max-w-none " +
  "grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-control border border-line bg-night text-paper shadow-lift [--side:1.5rem] backdrop:bg-night open:grid print:open:hidden";

// Zoomed in or lying on its side, there is no room for parts that stay: all of it scrolls.
const covering =
  "covering:inset-x-0 covering:top-(--seen-top,0) covering:bottom-auto covering:h-(--seen-height,100dvh) covering:w-full covering:rounded-none covering:border-0 " +
  "covering:pt-[env(safe-area-inset-top)] covering:pr-[env(safe-area-inset-right)] covering:pb-[env(safe-area-inset-bottom)] covering:pl-[env(safe-area-inset-left)] " +
  "low:grid-rows-[auto_auto_auto] low:content-start low:overflow-y-auto low:overscroll-contain";

// The masking of a screen, drawn up from the button's light.
const masking =
  "[clip-path:inset(100%_0_0_0)] transition-[clip-path,overlay,display] transition-discrete duration-500 ease-camera open:[clip-path:inset(-8rem)] starting:open:[clip-path:inset(100%_0_0_0)]";

const leadFormDelay = 1000;

export type AssistantPanelProps = {
  id: string;
  isOpen: boolean;
  onClose: (returnsFocus: boolean) => void;
  /** Something was said while the panel was closed. */
  onNews: () => void;
};

export function AssistantPanel({ id, isOpen, onClose, onNews }: AssistantPanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const [notice, setNotice] = useState("");
  const state = useSyncExternalStore(assistantStore.subscribe, assistantStore.read);
  const talkState = useSyncExternalStore(talkStore.subscribe, talkStore.read);
  const close = () => onClose(panel.current?.contains(document.activeElement) ?? false);

  usePanelDialog(panel, { isOpen, onOpened: () => input.current?.focus() });
  useEscape(isOpen, close);
  useViewportFit(panel, isOpen);
  useNews(state.messages.length, isOpen, onNews);
  useLeadFormDelay(state.leadForm);
  useOffer(state.offered);
  useReading(state.messages, isOpen);
  useEffect(() => {
    // A failure shows when it matters: when something is sent.
    loadSender().catch(() => undefined);
  }, []);

  function clear() {
    forgetTalk();
    clearConversation();
    setNotice(assistantWidget.cleared);
    input.current?.focus();
  }

  /** What was pressed is gone; a phone's keyboard would cover what comes of it. */
  function settleFocus() {
    const next = matchMedia(coveringQuery).matches ? log : input;
    next.current?.focus();
  }

  /** The page that was asked for lies behind the panel where it covers all; who has chosen a time goes on there. */
  function followLink(href = "") {
    if (readOfferedTime(href) || matchMedia(coveringQuery).matches) onClose(false);
  }

  return (
    <dialog
      ref={panel}
      id={id}
      className={`${frame} ${covering} ${masking}`}
      data-chat-panel=""
      aria-labelledby="chat-title"
      aria-describedby="chat-subline"
      // The back gesture of a phone, and browsers that close a dialog without asking.
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={(event) => isOpen && !event.currentTarget.open && onClose(true)}
    >
      <header className="horizon relative border-b border-line px-(--side) pt-7 pb-5">
        <h2 id="chat-title" className="text-heading/[1.1] font-stretch-150% tracking-[-0.03em]">
          {assistantWidget.title}
        </h2>
        <p id="chat-subline" className="mt-1 text-small/body">
          {assistantWidget.subline}
        </p>
        <TalkBar state={talkState} onActed={settleFocus} />
        <div className="absolute top-2 right-2 flex items-center">
          {state.messages.length > 0 && (
            <button
              type="button"
              className="min-h-11 cursor-pointer px-3 text-label tracking-normal underline decoration-edge underline-offset-[0.25em] hover:text-amber-bright focus-visible:-outline-offset-4"
              aria-label={assistantWidget.clearInFull}
              onClick={clear}
            >
              {assistantWidget.clear}
            </button>
          )}
          <IconButton
            tone="paper"
            label={assistantWidget.close}
            icon={<X aria-hidden="true" />}
            onClick={close}
          />
        </div>
      </header>
      <AssistantLog
        ref={log}
        state={state}
        talkState={talkState}
        isOpen={isOpen}
        onFollow={followLink}
        onActed={settleFocus}
        onNotice={setNotice}
      />
      <AssistantComposer
        ref={input}
        state={state}
        hasPerson={isWithPerson(talkState)}
        onNotice={setNotice}
      />
      <output className="sr-only">{notice}</output>
    </dialog>
  );
}

/** From the moment the reply can be seen, also where a page load fell into that second. */
function useLeadFormDelay(leadForm: LeadFormState) {
  useEffect(() => {
    if (leadForm !== "due") return undefined;
    const timer = setTimeout(showLeadForm, leadFormDelay);
    return () => clearTimeout(timer);
  }, [leadForm]);
}

/** The assistant has told the studio: whoever answers there is heard here. */
function useOffer(offered: OfferedPerson | undefined) {
  useEffect(() => {
    if (offered) void followOffer();
  }, [offered]);
}

/** What a person wrote is read once it can be seen. */
function useReading(messages: readonly ConversationMessage[], isOpen: boolean) {
  const newest = messages.findLast(({ person }) => person)?.timestamp;
  useEffect(() => {
    if (!newest || !isOpen) return undefined;
    const note = () => {
      if (document.visibilityState === "visible") noteRead(newest);
    };
    note();
    document.addEventListener("visibilitychange", note);
    return () => document.removeEventListener("visibilitychange", note);
  }, [newest, isOpen]);
}

function useNews(count: number, isOpen: boolean, onNews: () => void) {
  const seen = useRef(count);
  useEffect(() => {
    if (!isOpen && count > seen.current) onNews();
    seen.current = count;
  }, [count, isOpen, onNews]);
}
