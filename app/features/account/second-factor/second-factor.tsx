import type { User } from "@supabase/auth-js";
import { useEffect, useRef, useState } from "react";
import { secondFactorWords as words } from "../../../../content/second-factor.ts";
import { PartFailure } from "../../../ui/part-failure.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { usePart } from "../../../ui/use-part.ts";
import { listApps } from "../../../session/assurance.ts";
import { AccountPart } from "../account-part.tsx";

const fetchSetup = async () => (await import("./factor-setup.tsx")).FactorSetup;

/** The second step of one's own account, be it a client's or the studio's. Most never open it: its code comes when they do. */
export function SecondFactor({ user }: { user: User }) {
  const isOn = listApps(user).length > 0;
  const place = useRef<HTMLDivElement>(null);
  const [isSettingUp, setIsSettingUp] = useState(false);
  const { Part: FactorSetup, hasFailed, load } = usePart(fetchSetup);
  const isOpen = isOn || isSettingUp;

  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);

  function rest() {
    setIsSettingUp(false);
    // The button that was pressed has gone, and the focus would be lost with it.
    place.current?.focus();
  }

  return (
    <AccountPart heading={words.heading} text={isOn ? words.on : words.off}>
      <div ref={place} tabIndex={-1} className="outline-none">
        {!isOpen && (
          <Button variant="secondary" onClick={() => setIsSettingUp(true)}>
            {words.setUp}
          </Button>
        )}
        {isOpen && FactorSetup && <FactorSetup user={user} onRest={rest} />}
        {isOpen && !FactorSetup && !hasFailed && (
          <div aria-busy="true">
            <Skeleton className="h-22" />
          </div>
        )}
        {isOpen && hasFailed && <PartFailure onRetry={() => void load()} />}
      </div>
    </AccountPart>
  );
}
