import { useEffect, useRef } from "react";
import { composerWords, messagesTab, messageWords } from "../../../../content/message.ts";
import { Conversation } from "../../message/conversation.tsx";
import { useSession } from "../../../session/use-session.ts";
import { usePortalData } from "../portal-data.ts";
import "./messages-tab.css";

/** The conversation of a client with the studio. */
export function MessagesTab() {
  const session = useSession();
  const { profile } = usePortalData();
  const page = useRef<HTMLDivElement>(null);

  // What one came for is at its end, where one writes.
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to undo an effect.
    page.current?.lastElementChild?.scrollIntoView({ block: "end" });
  }, []);

  if (session.kind !== "signed-in") return null;
  const { id } = session.session.user;
  return (
    <div ref={page} className="messages-tab">
      <header>
        <h2>{messagesTab.heading}</h2>
        <p>{messagesTab.text}</p>
        <p className="messages-tab-notice">{messagesTab.notice}</p>
      </header>
      <Conversation
        key={id}
        me={id}
        userId={id}
        side="client"
        faceOf={({ from_studio }) => (from_studio ? null : (profile.rows[0]?.avatar_path ?? null))}
        nameOf={({ from_studio }) => (from_studio ? messageWords.studio : messageWords.you)}
        placeholder={composerWords.placeholder}
        empty={messagesTab.empty}
      />
    </div>
  );
}
