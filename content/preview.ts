/** When staff look at a client's dashboard. */
export const clientPreviewWords = {
  banner: (name: string) => `You see what ${name} sees.`,
  as: "Seen as",
  personAs: (name: string, role: string) => `${name}, ${role}`,
  note: "Nothing can be changed from here. That you looked is in the audit log.",
  back: "Back to the studio",
  opening: "Opening the dashboard",
  failed: "This dashboard could not be opened.",
  nobody: "There is no such client, or nobody as whom it could be seen.",
  refused: "This is a preview: nothing can be changed from here.",
  messages: {
    heading: "Their messages are in the studio.",
    text: "The conversation is not shown here, so that nothing in it counts as read.",
    action: "Open the conversation",
  },
  profile: {
    heading: "Their profile",
    text: "Password, sessions and the rest of the account are theirs alone.",
  },
} as const;
