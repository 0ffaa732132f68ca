import { useEffect, useRef } from "react";
import { composerWords, messagesTab, messageWords } from "../../../../content/message.ts";
import { Conversation } from "../../message/conversation.tsx";
import { useSession } from "../../../session/use-session.ts";
import { usePortalData } from "../portal-data.ts";

/** The conversation fills the screen between the tabs, or the bar of them, and the edge. */
const height =
  "[--conversation-height:clamp(22rem,100dvh_-_10.25rem,54rem)] md:[--conversation-height:clamp(24rem,100dvh_-_14rem,54rem)]";

/** What the conversation keeps free below itself when it is scrolled to: the bar of tabs, or a margin. */
const clearance =
  "[--conversation-clearance:calc(5rem_+_env(safe-area-inset-bottom))] md:[--conversation-clearance:2rem]";

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
    <div
      ref={page}
      className={`${height} ${clearance} -mb-8 grid gap-4 md:gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-[clamp(2.5rem,6vw,6rem)]`}
    >
      <header className="lg:sticky lg:top-28 lg:self-start">
        <h2 className="text-title">{messagesTab.heading}</h2>
        <p className="mt-5 max-w-[34ch] text-mist max-md:hidden">{messagesTab.text}</p>
        <p className="mt-5 max-w-[34ch] border-l border-amber pl-4 text-small/body text-mist max-md:hidden">
          {messagesTab.notice}
        </p>
      </header>
      <Conversation
        key={id}
        me={id}
        companyId={id}
        side="client"
        faceOf={({ from_studio }) => (from_studio ? null : (profile.rows[0]?.avatar_path ?? null))}
        nameOf={({ from_studio }) => (from_studio ? messageWords.studio : messageWords.you)}
        placeholder={composerWords.placeholder}
        empty={messagesTab.empty}
      />
    </div>
  );
}
