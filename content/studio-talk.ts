/** A conversation with a visitor, live, in the studio. */
export const studioTalk = {
  waiting: (count: number) =>
    count === 1 ? "1 visitor waits for a person" : `${count} visitors wait for a person`,
  heading: "The chat",
  person: (title: string, name: string | undefined) => (name ? `${title}, ${name}` : title),
  mailed: "by mail as well",
  here: "The visitor is here.",
  typing: "The visitor is typing",
  goneWithAddress: (recipient: string) =>
    `The visitor has gone. What you write goes to ${recipient} by mail as well.`,
  account: "the address of their account",
  goneWithout: "The visitor has gone and left no address. They read it here if they return.",
  read: "Read",
  notRead: "Not read yet",
  label: "Your answer in the chat",
  as: "You write as",
  send: "Send",
  hint: "Enter sends, Shift Enter starts a new line",
  handBack: "Hand back to the assistant",
  close: "Close",
  handedBack: "Handed back to the assistant.",
  closed: "Closed.",
  notChanged: "That could not be saved.",
  state: {
    returned: "The assistant has this conversation again.",
    ended: "This conversation is closed.",
  },
} as const;
