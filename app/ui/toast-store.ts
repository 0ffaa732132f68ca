export type ToastMessage = {
  title: string;
  description?: string;
  variant?: "success" | "destructive";
};

export type ToastEntry = Required<Pick<ToastMessage, "title" | "variant">> &
  Pick<ToastMessage, "description"> & { id: number; isOpen: boolean };

const visibleAtOnce = 3;

const close = (entry: ToastEntry): ToastEntry => ({ ...entry, isOpen: false });

export function createToastStore() {
  let nextId = 1;
  let entries: readonly ToastEntry[] = [];
  let visible: readonly ToastEntry[] = [];
  const listeners = new Set<() => void>();

  /** Later ones wait for a free place: five failed reads are five messages, none of them lost. */
  function commit(next: readonly ToastEntry[]) {
    entries = next;
    let places = visibleAtOnce;
    visible = entries.filter((entry) => !entry.isOpen || places-- > 0);
    for (const listener of listeners) listener();
  }

  return {
    add: ({ variant = "success", ...message }: ToastMessage) => {
      const id = nextId++;
      // The dismissed are kept until now, so that they could leave with their animation.
      const open = entries.filter((entry) => entry.isOpen);
      commit([...open, { ...message, variant, id, isOpen: true }]);
      return id;
    },
    dismiss: (id: number) => {
      commit(entries.map((entry) => (entry.id === id ? close(entry) : entry)));
    },
    readVisible: () => visible,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const toastStore = createToastStore();
