import { appWords } from "../../../../content/authenticator-app.ts";
import type { AuthenticatorApp } from "../../../session/assurance.ts";

export function nameApp({ friendly_name }: AuthenticatorApp): string {
  return friendly_name || appWords.unnamed;
}

/** The choices of a select, where there are several apps. */
export function AppOptions({ apps }: { apps: readonly AuthenticatorApp[] }) {
  return apps.map((app) => (
    <option key={app.id} value={app.id}>
      {nameApp(app)}
    </option>
  ));
}
