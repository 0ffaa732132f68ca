import { type ToastMessage, toastStore } from "./toast-store.ts";

/** For one form: its next message takes the place of its last, so that good news does not queue behind errors put right. */
export function createAnnouncer() {
  let last: number | undefined;
  return (message: ToastMessage) => {
    if (last !== undefined) toastStore.dismiss(last);
    last = toastStore.add(message);
  };
}
