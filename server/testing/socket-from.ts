/** What the HTTP server tells the app of a request's other end, for an app that is called without one. */
export function socketFrom(remoteAddress: string) {
  return { incoming: { socket: { remoteAddress } } };
}
