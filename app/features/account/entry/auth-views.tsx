import { useEffect, useRef, useState } from "react";
import { useLocation, Link } from "react-router";
import { needsSecondStep } from "../../../session/assurance.ts";
import { type AuthView, authViewAddress } from "../../../session/auth-view.ts";
import type { SessionState } from "../../../session/session-state.ts";
import { AuthTabs } from "./auth-tabs.tsx";
import { CodeForm } from "./code-form.tsx";
import { ForgotForm } from "./forgot-form.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { SecondStep } from "./second-step.tsx";
import { linkExpiredWords } from "../../../../content/pages/auth.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { AuthHeading, AuthText } from "./auth-words.tsx";

type AuthViewsProps = { view: AuthView; state: SessionState; next: string | undefined };

/** The view that the address names; an address typed in one view is kept for the next. */
export function AuthViews({ view, state, next }: AuthViewsProps) {
  const container = useRef<HTMLDivElement>(null);
  const isSecondStep = state.kind === "signed-in" && needsSecondStep(state.session);
  const shown = isSecondStep ? "second-step" : view;
  const lastShown = useRef<string>(shown);
  const [email, setEmail] = useState("");
  const [sentTo, setSentTo] = useState<string>();

  // The control that led here has gone with its view, and the focus with it.
  const hasNavigated = useLocation().key !== "default";
  useEffect(() => {
    const isOther = lastShown.current !== shown;
    lastShown.current = shown;
    if (!hasNavigated || !isOther || !container.current || document.activeElement !== document.body)
      return;
    container.current.focus();
    // Taller than the window it counts as seen, with its first field out of sight.
    if (container.current.getBoundingClientRect().top < 0) container.current.scrollIntoView();
  }, [shown, hasNavigated]);

  const shared = {
    email,
    next,
    onEmail: setEmail,
    onMail: (address: string) => {
      setEmail(address);
      setSentTo(address);
    },
  };
  return (
    <div ref={container} tabIndex={-1} className="max-w-136 min-w-0 outline-none noscript:hidden">
      {isSecondStep ? (
        <SecondStep
          session={state.session}
          isHalfway={view === "new-password" || view === "welcome"}
        />
      ) : (
        <View {...{ view, state, sentTo, shared }} />
      )}
    </div>
  );
}

type Shared = Omit<Parameters<typeof AuthTabs>[0], "view">;
type ViewProps = {
  view: AuthView;
  state: SessionState;
  sentTo: string | undefined;
  shared: Shared;
};

function View({ view, state, sentTo, shared }: ViewProps) {
  switch (view) {
    case "sign-in":
    case "sign-up":
      return <AuthTabs view={view} {...shared} />;
    case "forgot-password":
      return <ForgotForm {...shared} />;
    case "confirm":
    case "recover":
      return <CodeForm key={view} mail={view} sentTo={sentTo} {...shared} />;
    case "new-password":
    case "welcome":
      return state.kind === "signed-in" ? (
        <NewPasswordForm view={view} session={state.session} {...shared} />
      ) : null;
    default:
      return <LinkExpired next={shared.next} />;
  }
}

/** The refusal does not say what the link was for, so every way on is offered. */
function LinkExpired({ next }: { next: string | undefined }) {
  const { heading, text, signIn, ways } = linkExpiredWords;
  return (
    <div>
      <AuthHeading>{heading}</AuthHeading>
      <AuthText>{text}</AuthText>
      <div className="flex pt-3">
        <ButtonLink to={authViewAddress("sign-in", next)} size="large">
          {signIn}
        </ButtonLink>
      </div>
      <ul className="pt-8 text-small text-mist">
        {ways.map(({ before, to, label }) => (
          <li key={label} className="border-t border-line py-3.5">
            {before}{" "}
            <Link to={to} className="text-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
