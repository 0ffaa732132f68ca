/** A client's dashboard as one of its people sees it, for staff. */
export function previewAddress(client: string, person: string): string {
  return `/dashboard?${new URLSearchParams({ preview: client, as: person })}`;
}
