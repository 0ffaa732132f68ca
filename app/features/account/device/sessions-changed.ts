const listeners = new Set<() => void>();

/** Tells the list of devices that sessions have ended by some other way than its own buttons. */
export function announceSessions(): void {
  for (const listener of listeners) listener();
}

export function onSessionsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
