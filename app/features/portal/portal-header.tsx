import { portalFrame } from "../../../content/portal.ts";
import { portalPicture } from "../../../content/portal-picture.ts";
import { Avatar } from "../account/avatar/avatar.tsx";
import { PictureFiles } from "../../ui/media/picture-files.tsx";
import { useAction } from "../../ui/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { signOut } from "../../session/sign-out.ts";

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
    <div className="portal-opening">
      <div className="portal-ground">
        <PictureFiles name={portalPicture.key} asset={portalPicture.asset} sizes="64vw" alt="" />
      </div>
      <header className="portal-header page-gutter">
        <p className="eyebrow">{portalFrame.eyebrow}</p>
        <Name>{name}</Name>
        <div className="portal-company">
          {avatarPath && <Avatar name={name} path={avatarPath} className="portal-face" />}
          <p>{company ?? "\u00a0"}</p>
        </div>
        {canSignOut && <SignOutButton />}
      </header>
    </div>
  );
}

/** An e-mail address, where there is no name: set smaller, and broken before its @. */
function Name({ children: name }: { children: string }) {
  const at = name.indexOf("@");
  if (at < 0) return <h1>{name}</h1>;
  return (
    <h1 data-address>
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
