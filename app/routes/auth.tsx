import { Link, Navigate, useSearchParams } from "react-router";
import { authLinks, authPage, studioEntry, withoutScripts } from "../../content/pages/auth.ts";
import { PageMain } from "../site/page-main.tsx";
import { paintedWorkroom } from "../startup/workroom.ts";
import { useIsHydrated } from "../startup/use-is-hydrated.ts";
import { plainMetadata } from "../site/metadata/plain-metadata.ts";
import { readAuthView } from "../session/auth-view.ts";
import { isStaff } from "../session/home-of.ts";
import { readNext } from "../session/next-address.ts";
import { placeFor } from "../session/place-for.ts";
import { useSession } from "../session/use-session.ts";
import { AuthGround } from "../features/account/entry/auth-ground.tsx";
import { AuthText } from "../features/account/entry/auth-words.tsx";
import { AuthViews } from "../features/account/entry/auth-views.tsx";
import "../styles/pages/workroom.css";

export const handle = paintedWorkroom;
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
  const isForStudio = state.kind === "signed-in" && isStaff(state.session);
  const { eyebrow, heading, standfirst } = isForStudio ? studioEntry : authPage;

  return (
    <PageMain className="relative isolate overflow-clip">
      {place && <Navigate to={place} replace />}
      <AuthGround />
      <div className="page-gutter -mt-26 grid gap-8 pb-16 lg:mt-0 lg:min-h-[calc(100svh-4.5rem)] lg:grid-cols-[minmax(0,29rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr_auto] lg:gap-y-[clamp(2rem,5vh,3.5rem)] lg:pt-[clamp(2rem,7vh,4.5rem)] lg:pb-[clamp(2rem,5vh,3rem)]">
        <header className="grid gap-3 lg:col-span-full">
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="text-display leading-none lg:text-poster">{heading}</h1>
        </header>
        <noscript>
          <AuthText>
            {withoutScripts.text}{" "}
            <a href={withoutScripts.to} className="text-link">
              {withoutScripts.label}
            </a>
            .
          </AuthText>
        </noscript>
        <AuthViews view={view} state={state} next={next} />
        <p className="max-w-[40ch] border-t border-line pt-6 text-small text-mist lg:col-start-2 lg:row-start-3 lg:ml-[9vw] lg:max-w-[36ch] lg:self-end lg:border-t-0 lg:pt-0">
          {standfirst}
        </p>
        <p className="lg:col-start-1 lg:row-start-3">
          <Link to={authLinks.home.to} className="text-link inline-block py-2">
            <span aria-hidden="true">←</span> {authLinks.home.label}
          </Link>
        </p>
      </div>
    </PageMain>
  );
}
