import { sharedBackend } from "./shared-backend.ts";

/** Asking who one is lets the client notice that the session is over; the page then leads to the sign-in. */
export function leaveWhenEnded(): void {
  void sharedBackend().auth.getUser();
}
