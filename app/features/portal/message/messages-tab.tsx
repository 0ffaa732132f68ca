import { useEffect, useRef } from "react";
import { formerMember } from "../../../../content/company-roles.ts";
import { roleWords } from "../../../../content/role-limits.ts";
import { composerWords, messagesTab, messageWords } from "../../../../content/message.ts";
import type { MyCompany } from "../../../../domain/company/my-company.ts";
import type { Message } from "../../../../domain/message/message.ts";
import { Conversation } from "../../message/conversation.tsx";
import { useSession } from "../../../session/use-session.ts";
import { useCompanyState, useMay } from "../company/company.ts";
import { usePeople } from "../company/use-people.ts";
import { usePortalData } from "../portal-data.ts";
import { useReadUntil } from "./use-read-until.ts";

type Spoken = Pick<Message, "from_studio" | "sender_id">;

/** The conversation fills the screen between the tabs, or the bar of them, and the edge. */
const height =
  "[--conversation-height:clamp(22rem,100dvh_-_10.25rem,54rem)] md:[--conversation-height:clamp(24rem,100dvh_-_14rem,54rem)]";

/** What the conversation keeps free below itself when it is scrolled to: the bar of tabs, or a margin. */
const clearance =
  "[--conversation-clearance:calc(5rem_+_env(safe-area-inset-bottom))] md:[--conversation-clearance:2rem]";

/** The conversation of a client with the studio. */
export function MessagesTab() {
  const session = useSession();
  const page = useRef<HTMLDivElement>(null);

  // What one came for is at its end, where one writes.
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to undo an effect.
    page.current?.lastElementChild?.scrollIntoView({ block: "end" });
  }, []);

  const company = useCompanyState()?.company;
  if (session.kind !== "signed-in" || !company) return null;
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
      <CompanyConversation me={id} company={company} />
    </div>
  );
}

type CompanyConversationProps = { me: string; company: MyCompany };

/** Everybody of the company reads and writes in it, each under their own name. */
function CompanyConversation({ me, company }: CompanyConversationProps) {
  const { profile } = usePortalData();
  const { data: people } = usePeople();
  const mayWrite = useMay("member");
  const readUntil = useReadUntil(company.company_id);
  // Where the line above what is new belongs, is settled once.
  if (readUntil === undefined)
    return (
      <div aria-busy="true" className="h-(--conversation-height) border-t border-line">
        <span className="sr-only">{messageWords.loading}</span>
      </div>
    );

  function nameOf({ from_studio, sender_id }: Spoken): string {
    if (from_studio) return messageWords.studio;
    if (sender_id === me) return messageWords.you;
    const colleague = people?.find(({ user_id }) => user_id === sender_id);
    return colleague?.name ?? (people ? formerMember : company.name);
  }

  function faceOf({ from_studio, sender_id }: Spoken): string | null {
    if (from_studio) return null;
    if (sender_id === me) return profile.rows[0]?.avatar_path ?? null;
    return people?.find(({ user_id }) => user_id === sender_id)?.avatar_path ?? null;
  }

  return (
    <Conversation
      me={me}
      companyId={company.company_id}
      side="client"
      readUntil={readUntil}
      faceOf={faceOf}
      nameOf={nameOf}
      placeholder={composerWords.placeholder}
      empty={mayWrite ? messagesTab.empty : messagesTab.emptyToReaders}
      readOnly={mayWrite ? undefined : roleWords.writes}
    />
  );
}
