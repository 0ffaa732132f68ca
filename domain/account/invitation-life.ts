/** How long the link and the code of an invitation work. */
export const invitationDays = 7;

export function hasRunOut(invitedAt: string, now: number): boolean {
  return now - Date.parse(invitedAt) > invitationDays * 86_400_000;
}
