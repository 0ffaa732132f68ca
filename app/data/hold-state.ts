/** State that outlives the part of the page which shows it, as `useSyncExternalStore` reads it. */
export function holdState<State extends object>(first: State) {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    readSnapshot: () => state,
    set: (changes: Partial<State>) => {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Whether any part of the page shows it just now. */
    isShown: () => listeners.size > 0,
  };
}
