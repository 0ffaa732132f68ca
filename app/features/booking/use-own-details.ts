import { useEffect, useEffectEvent } from "react";
import { findControl } from "../../form/form-controls.ts";

const asked = ["name", "email"] as const;

/** Whoever is signed in finds in the form what their profile says of them, and changes it where the call is somebody else's. */
export function useOwnDetails(form: HTMLFormElement | null): void {
  const fill = useEffectEvent(async (target: HTMLFormElement) => {
    if (!mayBeSignedIn()) return;
    const { readOwnDetails } = await import("./read-own-details.ts");
    const own = await readOwnDetails();
    for (const name of asked) {
      const control = findControl(target, name);
      // No draft is made of it, and what stands there is the newer word.
      if (own && control?.value === "") control.value = own[name];
    }
  });
  useEffect(() => {
    // Without it, they write it themselves.
    if (form) fill(form).catch(() => undefined);
  }, [form]);
}

/** What asks for a session is only fetched where one may be: most visitors have none. Stored as `sessionKey` names it. */
function mayBeSignedIn(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^sb-.*-auth-token$/.test(key));
  } catch {
    return false;
  }
}
