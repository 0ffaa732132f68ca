import { Link } from "react-router";
import { linkExpiredWords } from "../../../../content/pages/auth.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { authViewAddress } from "../../../session/auth-view.ts";
import { AuthHeading, AuthText } from "./auth-words.tsx";

/** The refusal does not say what the link was for, so every way on is offered. */
export function LinkExpired({ next }: { next: string | undefined }) {
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
