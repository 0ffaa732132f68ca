import * as z from "zod/mini";
import { disciplineIds, type DisciplineId } from "../../../../domain/talk/discipline.ts";
import { talkStates } from "../../../../domain/talk/talk.ts";
import { readRows, runQuery } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";

const talkRow = z.object({
  id: z.string(),
  state: z.enum(talkStates),
  visitor_seen_at: z.nullable(z.string()),
  visitor_read_at: z.nullable(z.string()),
  is_visitor_here: z.boolean(),
  is_visitor_typing: z.boolean(),
});

export type StudioTalk = z.infer<typeof talkRow>;

export async function readStudioTalk(talk: string): Promise<StudioTalk | undefined> {
  return (await readRows(sharedBackend().rpc("read_talk", { talk }), talkRow))[0];
}

/** How many visitors wait for a word from a person, and can still be given one. */
export async function countWaitingTalks(): Promise<number> {
  const { data } = await runQuery(sharedBackend().rpc("count_waiting_talks"));
  return z.number().parse(data);
}

type TalkAnswer = { id: string; conversation_id: string; text: string; discipline: DisciplineId };

/** With the same id it is there once, however often it is tried. */
export async function sendTalkAnswer(answer: TalkAnswer): Promise<void> {
  await runQuery(
    sharedBackend()
      .from("chat_messages")
      .upsert(answer, { onConflict: "id", ignoreDuplicates: true }),
  );
}

export async function moveTalk(id: string, state: "returned" | "ended"): Promise<void> {
  await runQuery(sharedBackend().from("talks").update({ state }).eq("id", id));
}

/** A sign, and no more: where it does not arrive, nothing is lost. */
export function noteInTalk(
  id: string,
  note: { studio_typing_at?: string; studio_read_at?: string },
) {
  void sharedBackend()
    .from("talks")
    .update(note)
    .eq("id", id)
    .then(
      () => undefined,
      () => undefined,
    );
}

const entry = "studioDiscipline";

/** As whom this member of staff writes: what they chose last in this browser. */
export function readOwnDiscipline(): DisciplineId | undefined {
  const kept = localStorage.getItem(entry);
  return disciplineIds.find((id) => id === kept);
}

export function keepOwnDiscipline(discipline: DisciplineId) {
  localStorage.setItem(entry, discipline);
}
