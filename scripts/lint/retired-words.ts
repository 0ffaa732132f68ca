/**
 * Words that names in the code no longer use, each with the one to use instead: one word for each subject, and verbs that
 * a colleague would say aloud. Functions, tables, settings and addresses that others call keep their names.
 */
export const retiredWords = new Map([
  ["afar", "remote"],
  ["chat", "assistant"],
  ["chats", "conversations"],
  ["desk", "panel, views"],
  ["forgive", "clear, refund"],
  ["haste", "too many"],
  ["heal", "recover"],
  ["hear", "receive, subscribe"],
  ["lend", "with…, build…Context"],
  ["patience", "timeout"],
  ["patrol", "check"],
  ["poverty", "low balance"],
  ["pretend", "hide"],
  ["seat", "connection"],
  ["tell", "notify, report, describe"],
  ["till", "payment"],
  ["vain", "cannot…"],
  ["wish", "request"],
  ["wrongness", "mismatch"],
]);

/** Names that others have given: of the functions and settings that the specification lists. */
export const fixedNames = new Set(["CHAT_API_URL", "chatWithAi"]);

/** Folders are named by a subject of the glossary, and in the singular. */
export const retiredFolders = new Set([
  "accounts",
  "anchoring",
  "campaigns",
  "clients",
  "deliverables",
  "devices",
  "enquiries",
  "messages",
  "payments",
  "profiles",
  "projects",
  "proofs",
  "reports",
]);
