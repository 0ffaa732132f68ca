export type DraftAction = "edit" | "delete";
