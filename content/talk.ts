/** Why a visitor's call was refused, for programs and for the panel. */
export const talkAnswers = {
  notYours: "This conversation is not open here any more.",
  notOpen: "Nobody of the studio has this conversation just now.",
  tooMany: "Too many messages. Please try again later.",
} as const;

/** What `chat-with-ai` answers to whoever writes there while a person has the conversation. */
export const passedOn =
  "A person from the studio has this conversation. Your message is with them, and they answer here.";

/** What the assistant says when somebody asked it for a person, and one is there. */
export const called = "Gladly: somebody from the studio is there, and answers you here.";

/** Over what the studio wrote after the visitor had gone. */
export const talkMail = {
  subject: "Our chat",
  introduction:
    "You had gone when we answered in the chat. Here is what we wrote; it stands in the chat as well.",
} as const;

/** The panel's words about a person: whether one is there, has the conversation, types or has read. */
export const talkWords = {
  ask: "Talk to a person",
  back: "Back to assistant",
  byMail: "Get the answer by mail",
  noticed: "The studio has these questions now.",
  called: "Somebody is at the desk, and answers here.",
  nobody: "Nobody is at the desk just now.",
  leaveAddress: "Leave your address: the answer comes by mail, and stands here when you return.",
  comesByMail: "The answer comes by mail, and stands here when you return.",
  withPerson: (title: string) => `You are talking to a person: ${title}.`,
  late: "No answer for 15 minutes. We are sorry.",
  returned: "The assistant answers again.",
  ended: "The studio has closed this conversation. The assistant answers again.",
  lost: "The connection is gone. It comes back by itself.",
  notAsked: "The studio could not be reached. Please try again.",
  person: "a person",
  typing: (title: string) => `${title} is typing`,
  question: "Your message",
  placeholder: "Write to the studio",
  send: "Send message",
  sending: "Sending",
  sent: "Sent",
  read: "Read",
  notSent: "Not sent.",
  retry: "Try again",
} as const;
