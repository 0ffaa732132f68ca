/** The canned answers themselves, fetched when somebody opens them. */
export const cannedWords = {
  search: "Search the answers",
  none: "No answers yet. Write down what you say often.",
  noMatch: "No answer matches.",
  add: "New answer",
  edit: (title: string) => `Edit ${title}`,
  remove: "Delete",
  editTitle: "Canned answer",
  name: "Title",
  body: "Answer",
  hint: "{{name}} becomes the name of whoever it goes to.",
  save: "Save",
  cancel: "Cancel",
  required: "Please fill this in.",
  failed: "That did not work.",
} as const;
