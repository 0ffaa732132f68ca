import { toastStore, type ToastMessage } from "./toast-store.ts";

/** Says something to the visitor from anywhere in the browser; Toaster shows it. */
export function toast(message: ToastMessage) {
  return toastStore.add(message);
}
