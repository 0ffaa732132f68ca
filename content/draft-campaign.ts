/** Words about changing and deleting a draft; fetched when somebody does. */
export const draftWords = {
  editTitle: "Edit draft",
  editText: "It stays a draft. Nothing is owed until you pay.",
  save: "Save",
  saved: "Draft saved.",
  savedLine: (title: string) => `“${title}” is as you wrote it.`,
  notSaved: "The draft was not saved",
  deleteTitle: "Delete this draft?",
  deleteText: (title: string) => `“${title}” is deleted for good, with all that you wrote in it.`,
  delete: "Delete draft",
  deleted: "Draft deleted.",
  notDeleted: "The draft was not deleted",
  offline: "You are offline. Try again once you are connected.",
} as const;
