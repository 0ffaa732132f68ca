/** A row that changed. Of a deleted one only the key is known, in `old`. */
export type LiveChange = {
  table: string;
  type: "INSERT" | "UPDATE" | "DELETE";
  row: Record<string, unknown>;
  old: Record<string, unknown>;
};

export type LiveTable = {
  table: string;
  /** As supabase-js takes it, e.g. `user_id=eq.<id>`. Supabase's own realtime lets every deletion through. */
  filter?: string;
};
