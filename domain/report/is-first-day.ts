type Section = { state: string; rows: readonly unknown[] };

/** Whether there is nothing to show of a client yet, for certain: what could not be read may be there. */
export function isFirstDay(
  sections: Record<"projects" | "campaigns" | "payments" | "documents" | "proposals", Section>,
) {
  const { projects, campaigns, payments, documents, proposals } = sections;
  return [projects, campaigns, payments, documents, proposals].every(
    ({ state, rows }) => state === "ready" && rows.length === 0,
  );
}
