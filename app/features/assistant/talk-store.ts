import { talkWords } from "../../../content/talk.ts";
import { isForStudio, type TalkNews, type TalkView } from "../../../domain/talk/talk.ts";
import {
  addNote,
  assistantStore,
  changeMessage,
  hideLeadForm,
  takeStored,
  removeMessage,
  setConversation,
  showLeadFormSoon,
  writeMessage,
} from "./conversation-store.ts";
import { type KeptTalk, keepTalk, readKeptTalk, watchKeptTalk } from "./keep-talk.ts";
import { keepFollowing } from "./keep-following.ts";
import { sendJoin, sendWritten } from "./talk-calls.ts";

export type PanelTalk = {
  /** How it stands with the studio; nothing where nobody was asked for. */
  talk: TalkView | undefined;
  isAsking: boolean;
  /** What has just gone wrong, in words. */
  failure: string;
  /** Nothing comes just now. */
  isLost: boolean;
};

const none: PanelTalk = { talk: undefined, isAsking: false, failure: "", isLost: false };
let state = none;
let kept: KeptTalk | undefined;
let following: AbortController | undefined;
const listeners = new Set<() => void>();

export const talkStore = {
  read: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Whether what is written now is for a person. */
export const isWithPerson = ({ talk }: PanelTalk) => isForStudio(talk?.state);

resumeTalk();
watchKeptTalk(resumeTalk);

/** Goes on with the conversation that this browser keeps, unless this tab is in the middle of another. */
function resumeTalk() {
  const found = readKeptTalk();
  if (!found || found.token === kept?.token) return;
  const { messages, conversationId } = assistantStore.read();
  if (messages.length === 0 || conversationId === found.conversationId) follow(found);
}

export async function askForPerson() {
  if (state.isAsking || isWithPerson(state)) return;
  commit({ isAsking: true, failure: "" });
  await join("ask");
  commit({ isAsking: false });
}

/** The assistant has told the studio: from now on its words may come. */
export async function followOffer() {
  if (!state.talk || state.talk.state === "returned") await join("join");
}

async function join(action: "ask" | "join") {
  const page = location.pathname;
  const { conversationId } = assistantStore.read();
  const token = kept?.conversationId === conversationId ? kept?.token : undefined;
  let answer = await sendJoin(action, { conversationId, token, page });
  // Its key is another browser's: what begins here is a conversation of its own.
  if (answer.is === "refused" && answer.status === 403 && action === "ask")
    answer = await sendJoin(action, { page });
  if (answer.is === "refused") {
    if (action === "ask") commit({ failure: talkWords.notAsked });
    return;
  }
  const { talk, token: key } = answer.data;
  setConversation(talk.conversationId);
  take(talk);
  follow({ conversationId: talk.conversationId, token: key });
}

function follow(found: KeptTalk) {
  following?.abort();
  following = new AbortController();
  kept = found;
  keepTalk(found);
  void keepFollowing(found, { signal: following.signal, receive, drop, lose });
}

function lose() {
  commit({ isLost: true });
}

function receive({ talk, messages }: TalkNews) {
  setConversation(talk.conversationId);
  takeStored(messages);
  take(talk);
  sendAgain();
}

/** What could not be sent, once there is a connection. */
function sendAgain() {
  if (!isWithPerson(state)) return;
  for (const { id, text, delivery } of assistantStore.read().messages)
    if (delivery === "failed") void send(id, text);
}
addEventListener("online", sendAgain);

/** What follows from how it stands now. */
function take(talk: TalkView) {
  const before = state.talk;
  commit({ talk, isLost: false, failure: "" });
  if (isForStudio(before?.state) && talk.state === "returned") addNote(talkWords.returned);
  if (talk.state === "returned") following?.abort();
  if (talk.state === "ended") {
    if (before?.state !== "ended") addNote(talkWords.ended);
    stopFollowing();
  }
  // Whoever is answered need not be written to.
  if (before?.state === "waiting" && talk.state === "open") hideLeadForm();
  if (needsAddress(talk) && (!before || !needsAddress(before))) showLeadFormSoon();
}

/** Somebody waits, and nobody is there who could answer soon. */
function needsAddress({ state: stands, waitingSince, isStaffed, isLate, hasAddress }: TalkView) {
  return isForStudio(stands) && waitingSince !== null && (!isStaffed || isLate) && !hasAddress;
}

export async function sayToPerson(text: string) {
  const id = crypto.randomUUID();
  writeMessage({ id, text, isUser: true, delivery: "sending" });
  lastTyping = 0;
  await send(id, text);
}

async function send(id: string, text: string): Promise<void> {
  if (!kept) return;
  changeMessage(id, { delivery: "sending" });
  const answer = await sendWritten(kept, { action: "say", id, text });
  if (answer.is === "done") {
    changeMessage(id, { delivery: undefined });
    take(answer.data.talk);
  } else if (answer.status === 409) {
    // Handed back a moment ago: the assistant answers it instead.
    removeMessage(id);
    commit({ talk: state.talk && { ...state.talk, state: "returned" } });
    await notPassedOn?.(text);
  } else changeMessage(id, { delivery: "failed" });
}

/** Who answers what the studio no longer takes. */
let notPassedOn: ((text: string) => Promise<void>) | undefined;
export function onNotPassedOn(answer: (text: string) => Promise<void>) {
  notPassedOn = answer;
}

export function retrySending(id: string) {
  const message = assistantStore.read().messages.find((each) => each.id === id);
  if (message) void send(id, message.text);
}

const typingPause = 3000;
let lastTyping = 0;

/** Said now and then while somebody types. */
export function noteTyping() {
  if (!kept || Date.now() - lastTyping < typingPause) return;
  lastTyping = Date.now();
  void sendWritten(kept, { action: "note", isTyping: true });
}

let lastRead = "";

export function noteRead(readUntil: string) {
  if (!kept || readUntil <= lastRead) return;
  lastRead = readUntil;
  void sendWritten(kept, { action: "note", readUntil });
}

export async function returnToAssistant() {
  if (!kept) return;
  const answer = await sendWritten(kept, { action: "return" });
  if (answer.is === "done") take(answer.data.talk);
  else commit({ failure: talkWords.notAsked });
}

/** The conversation is cleared: nobody can read it by this browser's key any more. */
export function forgetTalk() {
  if (kept) void sendWritten(kept, { action: "forget" });
  drop();
}

function drop() {
  stopFollowing();
  commit(none);
}

function stopFollowing() {
  following?.abort();
  following = undefined;
  kept = undefined;
  keepTalk(undefined);
}

function commit(change: Partial<PanelTalk>) {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}
