/** A moment as every answer about bookings writes it: '2026-11-20T09:00:00Z'. */
export function toInstant(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}
