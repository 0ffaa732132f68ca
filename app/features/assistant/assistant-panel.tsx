import { X } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { assistantWidget } from "../../../content/assistant-widget.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { AssistantComposer } from "./assistant-composer.tsx";
import { AssistantLog } from "./assistant-log.tsx";
import "./assistant-panel.css";
import type { LeadFormState } from "./conversation.ts";
import {
  assistantStore,
  clearConversation,
  loadSender,
  showLeadForm,
} from "./conversation-store.ts";
import { useEscape, usePanelDialog } from "./use-panel-dialog.ts";
import { coveringQuery, useViewportFit } from "./use-viewport-fit.ts";

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
  const close = () => onClose(panel.current?.contains(document.activeElement) ?? false);

  usePanelDialog(panel, { isOpen, onOpened: () => input.current?.focus() });
  useEscape(isOpen, close);
  useViewportFit(panel, isOpen);
  useNews(state.messages.length, isOpen, onNews);
  useLeadFormDelay(state.leadForm);
  useEffect(() => {
    // A failure shows when it matters: when something is sent.
    loadSender().catch(() => undefined);
  }, []);

  function clear() {
    clearConversation();
    setNotice(assistantWidget.cleared);
    input.current?.focus();
  }

  /** What was pressed is gone; a phone's keyboard would cover what comes of it. */
  function settleFocus() {
    const next = matchMedia(coveringQuery).matches ? log : input;
    next.current?.focus();
  }

  /** The page that was asked for lies behind the panel where it covers all. */
  function followLink() {
    if (matchMedia(coveringQuery).matches) onClose(false);
  }

  return (
    <dialog
      ref={panel}
      id={id}
      className="chat-panel"
      aria-labelledby="chat-title"
      aria-describedby="chat-subline"
      // The back gesture of a phone, and browsers that close a dialog without asking.
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={(event) => isOpen && !event.currentTarget.open && onClose(true)}
    >
      <header className="chat-header">
        <h2 id="chat-title">{assistantWidget.title}</h2>
        <p id="chat-subline">{assistantWidget.subline}</p>
        <div className="chat-tools">
          {state.messages.length > 0 && (
            <button
              type="button"
              className="chat-clear"
              aria-label={assistantWidget.clearInFull}
              onClick={clear}
            >
              {assistantWidget.clear}
            </button>
          )}
          <IconButton
            label={assistantWidget.close}
            icon={<X aria-hidden="true" />}
            onClick={close}
          />
        </div>
      </header>
      <AssistantLog
        ref={log}
        state={state}
        isOpen={isOpen}
        onFollow={followLink}
        onActed={settleFocus}
        onNotice={setNotice}
      />
      <AssistantComposer ref={input} state={state} onNotice={setNotice} />
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

function useNews(count: number, isOpen: boolean, onNews: () => void) {
  const seen = useRef(count);
  useEffect(() => {
    if (!isOpen && count > seen.current) onNews();
    seen.current = count;
  }, [count, isOpen, onNews]);
}
