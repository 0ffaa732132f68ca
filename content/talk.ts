/** Why a visitor's call was refused, for programs and for the panel. */
export const talkAnswers = {
  notYours: "This conversation is not open here any more.",
  notOpen: "Nobody of the studio has this conversation just now.",
  tooMany: "Too many messages. Please try again later.",
} as const;

/** What `chat-with-ai` answers to whoever writes there while a person has the conversation. */
export const passedOn =
  "A person from the studio has this conversation. Your message is with them, and they answer here.";

/** Over what the studio wrote after the visitor had gone. */
export const talkMail = {
  subject: "Our chat",
  introduction:
    "You had gone when we answered in the chat. Here is what we wrote; it stands in the chat as well.",
} as const;
