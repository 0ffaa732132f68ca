import { Link, Navigate, useSearchParams } from "react-router";
import { authLinks, authPage, withoutScripts } from "../../content/pages/auth.ts";
import { Picture } from "../ui/media/picture.tsx";
import { PageMain } from "../site/page-main.tsx";
import { workroom } from "../startup/workroom.ts";
import { useIsHydrated } from "../startup/use-is-hydrated.ts";
import { plainMetadata } from "../site/metadata/plain-metadata.ts";
import { readAuthView } from "../session/auth-view.ts";
import { readNext } from "../session/next-address.ts";
import { placeFor } from "../session/place-for.ts";
import { useSession } from "../session/use-session.ts";
import { AuthViews } from "../features/account/entry/auth-views.tsx";
import "../features/account/entry/auth.css";

export const handle = workroom;
export const meta = () => plainMetadata(authPage);

const plain = new URLSearchParams();

export default function Auth() {
  const state = useSession();
  const [asked] = useSearchParams();
  // The page was prerendered without a question mark, and is taken over as it stands.
  const parameters = useIsHydrated() ? asked : plain;
  const view = readAuthView(parameters);
  const next = readNext(parameters);
  const place = placeFor(view, state, next);

  return (
    <PageMain className="auth-room">
      {place && <Navigate to={place} replace />}
      <div className="auth-ground">
        <Picture asset="about-corridor" sizes="(width < 64rem) 100vw, 88vw" priority isDecorative />
      </div>
      <div className="auth-frame page-gutter">
        <header className="auth-head">
          <p className="eyebrow">{authPage.eyebrow}</p>
          <h1>{authPage.heading}</h1>
        </header>
        <noscript>
          <p className="auth-text">
            {withoutScripts.text}{" "}
            <a href={withoutScripts.to} className="text-link">
              {withoutScripts.label}
            </a>
            .
          </p>
        </noscript>
        <AuthViews view={view} state={state} next={next} />
        <p className="auth-standfirst">{authPage.standfirst}</p>
        <p className="auth-home">
          <Link to={authLinks.home.to} className="text-link">
            <span aria-hidden="true">←</span> {authLinks.home.label}
          </Link>
        </p>
      </div>
    </PageMain>
  );
}
