/** No connection, a session to be renewed, a server that is busy or away: what was refused so may go in a while. */
export function isPassing(status: number): boolean {
  return status === 0 || status === 401 || status === 429 || status >= 500;
}
