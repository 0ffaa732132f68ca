import { Link } from "react-router";
import { composerWords, messageWords } from "../../../../content/message.ts";
import { conversationsWords } from "../../../../content/studio-message.ts";
import { toast } from "../../../ui/toast.ts";
import { Conversation } from "../../message/conversation.tsx";
import { areaAddress } from "../../../../content/studio-address.ts";
import { useFollowMerge } from "../client/use-follow-merge.ts";
import { CannedAnswers } from "../canned-answer/canned-answers.tsx";
import { nameOf, type StaffMember } from "../inbox/use-staff.ts";
import { DetailBody } from "../parts/detail-body.tsx";
import { isAbout } from "../parts/is-about.ts";
import { useLoaded } from "../parts/use-loaded.ts";
import { AssignSelect } from "./assign-select.tsx";
import {
  assignConversation,
  type ConversationRow,
  nameCorrespondent,
  readConversation,
} from "./read-conversations.ts";
import { useVoices } from "./use-voices.ts";
import { useWhoMay } from "../access/gate.tsx";

type ConversationDetailProps = {
  client: string;
  me: string;
  staff: readonly StaffMember[];
};

export function ConversationDetail({ client, me, staff }: ConversationDetailProps) {
  const read = useLoaded(["conversations", "one", client], () => readConversation(client), {
    concerns: isAbout("company_id", client),
  });
  useFollowMerge(client, read.value?.company_id);
  return (
    <DetailBody read={read} gone={conversationsWords.gone}>
      {(row) => <OpenConversation row={row} me={me} staff={staff} reload={read.reload} />}
    </DetailBody>
  );
}

type OpenConversationProps = Omit<ConversationDetailProps, "client"> & {
  row: ConversationRow;
  reload: () => Promise<void>;
};

function OpenConversation({ row, me, staff, reload }: OpenConversationProps) {
  const { company_id: client, contact, people } = row;
  const name = nameCorrespondent(row);
  const voices = useVoices(client);
  const readOnly = useWhoMay("messages");

  async function assign(to: string | null) {
    try {
      await assignConversation(client, to);
    } catch (failure) {
      toast({
        title: conversationsWords.notAssigned,
        variant: "destructive",
        ...(failure instanceof Error && { description: failure.message }),
      });
    }
    await reload();
  }

  return (
    <>
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-6 gap-y-1 pb-3.5">
        <h2 className="text-subhead-large/[1.2] wrap-anywhere">{name}</h2>
        <p className="row-start-2 flex flex-wrap gap-x-4 text-mist">
          {contact && contact !== name && <span>{contact}</span>}
          {people > 1 && <span>{conversationsWords.people(people)}</span>}
          <Link to={areaAddress("clients", { client })}>{conversationsWords.toClient}</Link>
        </p>
        {row.last_message_at && readOnly === undefined && (
          <AssignSelect
            assignedTo={row.assigned_to}
            me={me}
            staff={staff}
            onAssign={(to) => void assign(to)}
          />
        )}
      </header>
      <Conversation
        me={me}
        companyId={client}
        side="studio"
        faceOf={({ from_studio, sender_id }) => (from_studio ? null : voices.faceOf(sender_id))}
        nameOf={({ from_studio, sender_id }) => {
          if (!from_studio) return voices.nameOf(sender_id);
          return sender_id === me
            ? messageWords.you
            : (nameOf(staff, sender_id) ?? messageWords.studio);
        }}
        placeholder={composerWords.placeholderTo(name)}
        empty={conversationsWords.nothingSaid}
        readOnly={readOnly}
        // One person is greeted by name, several as the company they are.
        recipient={people > 1 ? name : (contact ?? name)}
        Tools={CannedAnswers}
      />
    </>
  );
}
