/** A client's dashboard as they see it, for staff. */
export function previewAddress(client: string): string {
  return `/dashboard?${new URLSearchParams({ preview: client })}`;
}
