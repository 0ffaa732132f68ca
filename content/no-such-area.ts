/** Where the studio says that it has no such area. Apart from its other addresses, which strangers need not load. */
export function noSuchAreaAddress(asked: string): string {
  return `/studio?${new URLSearchParams({ area: asked })}`;
}
