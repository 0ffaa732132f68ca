import { lazy, Suspense } from "react";
import { useCompanyState } from "./company/company.ts";
import { portalFrame } from "../../../content/portal.ts";
import { portalPicture } from "../../../content/portal-picture.ts";
import { Avatar } from "../account/avatar/avatar.tsx";
import { PictureFiles } from "../../ui/media/picture-files.tsx";
import { useAction } from "../../ui/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { signOut } from "../../session/sign-out.ts";
import { PortalBell } from "./portal-bell.tsx";

const CompanySwitcher = lazy(async () => ({
  default: (await import("./company/company-switcher.tsx")).CompanySwitcher,
}));

export type PortalHeaderProps = {
  name: string;
  /** Null while nobody knows. */
  company: string | null;
  /** As `profiles.avatar_path` has it. */
  avatarPath?: string | null;
  canSignOut?: boolean;
};

export function PortalHeader({ name, company, avatarPath, canSignOut = false }: PortalHeaderProps) {
  return (
    <div className="relative isolate">
      <Ground />
      <header className="page-gutter grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-8 gap-y-2 pt-[clamp(2.5rem,6vw,5.5rem)] pb-[clamp(1.75rem,3vw,3rem)]">
        {/* On a phone the buttons stand beside it: a company's name needs the whole line. They come later, into room that is kept. */}
        <p className="eyebrow flex items-center max-md:min-h-11 md:col-span-full">
          {portalFrame.eyebrow}
        </p>
        <Name>{name}</Name>
        <div className="flex items-center gap-4 text-lead/body text-mist max-md:col-span-full md:min-h-11">
          {avatarPath && (
            <Avatar name={name} path={avatarPath} className="w-14 flex-none text-large" />
          )}
          <CompanyName>{company ?? "\u00a0"}</CompanyName>
        </div>
        {canSignOut && (
          <div className="flex items-center gap-3 max-md:col-start-2 max-md:row-start-1">
            <CompanyBell />
            <SignOutButton />
          </div>
        )}
      </header>
    </div>
  );
}

/** Whoever is in no company is told nothing there. */
function CompanyBell() {
  return useCompanyState()?.company ? <PortalBell /> : null;
}

/** The way to the others is fetched for the few who are in more than one. */
function CompanyName({ children }: { children: string }) {
  const state = useCompanyState();
  const plain = <p>{children}</p>;
  if (!state?.company || state.companies.length < 2) return plain;
  return (
    <Suspense fallback={plain}>
      <CompanySwitcher current={state.company} />
    </Suspense>
  );
}

/** The room one has come into, lit from the side the words are not on. */
function Ground() {
  return (
    <div className="absolute inset-y-0 right-0 left-[46%] -z-1 mask-[linear-gradient(90deg,transparent_4%,black_60%),linear-gradient(black_45%,transparent)] mask-intersect opacity-75 max-md:hidden print:hidden forced-colors:hidden">
      <PictureFiles
        name={portalPicture.key}
        asset={portalPicture.asset}
        sizes="64vw"
        alt=""
        className="h-full"
        imageClassName="h-full"
      />
    </div>
  );
}

const nameLook = "col-span-full leading-[1.05] wrap-anywhere md:max-w-[62%]";

/** An e-mail address, where there is no name: set smaller, and broken before its @. */
function Name({ children: name }: { children: string }) {
  const at = name.indexOf("@");
  if (at < 0) return <h1 className={`${nameLook} text-greeting`}>{name}</h1>;
  return (
    <h1 className={`${nameLook} text-statement`}>
      {name.slice(0, at)}
      <wbr />
      {name.slice(at)}
    </h1>
  );
}

function SignOutButton() {
  const { isBusy, run } = useAction(() => signOut());

  return (
    <Button variant="veiled" busy={isBusy} onClick={run}>
      {portalFrame.signOut}
    </Button>
  );
}
