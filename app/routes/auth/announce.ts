import { toast } from "../../components/ui/toast.ts";
import { type ToastMessage, toastStore } from "../../components/ui/toast-store.ts";

let last: number | undefined;

/** One message of this page at a time: what failed before must not stand in the way of what works. */
export function announce(message: ToastMessage) {
  if (last !== undefined) toastStore.dismiss(last);
  last = toast(message);
}
