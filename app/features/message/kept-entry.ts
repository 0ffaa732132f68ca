export type Owner = { me: string; companyId: string };

/** Beside what else the client area keeps: it goes when its person signs out. */
export function entryOf({ me, companyId }: Owner, name: "thread" | "outbox" | "draft"): string {
  return `portal:${me}:${name}:${companyId}`;
}

/** Whether anything may wait to be sent: asked on every tab, so without the schemas that read it. */
export function hasOutbox(owner: Owner): boolean {
  try {
    return (localStorage.getItem(entryOf(owner, "outbox")) ?? "[]") !== "[]";
  } catch {
    // Denied: then nothing was kept either.
    return false;
  }
}
