import { useState } from "react";
import { appWords as words } from "../../../../content/authenticator-app.ts";
import { Button } from "../../../ui/button.tsx";
import type { AuthenticatorApp } from "../../../session/assurance.ts";
import { nameApp } from "./app-options.tsx";
import { RemoveApp } from "./remove-app.tsx";

type AppListProps = { apps: readonly AuthenticatorApp[]; onAdd: () => void };

export function AppList({ apps, onAdd }: AppListProps) {
  const [leaving, setLeaving] = useState<AuthenticatorApp>();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div>
      <ul aria-label={words.apps} className="border-b border-line">
        {apps.map((app) => (
          <li
            key={app.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-4.5"
          >
            <div className="min-w-0">
              <p className="font-display text-name leading-snug font-stretch-[112%] wrap-anywhere">
                {nameApp(app)}
              </p>
              <p className="text-small text-mist">{words.since(app.created_at)}</p>
            </div>
            <Button
              variant="quiet"
              aria-label={words.removeLabel(nameApp(app))}
              onClick={() => {
                setLeaving(app);
                setIsAsking(true);
              }}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className="mt-6" onClick={onAdd}>
        {words.add}
      </Button>
      {leaving && (
        <RemoveApp
          app={leaving}
          isLast={apps.length === 1}
          open={isAsking}
          onOpenChange={setIsAsking}
        />
      )}
    </div>
  );
}
