import { Link } from "react-router";
import { linkExpiredWords } from "../../../../content/pages/auth.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { authViewAddress } from "../../../session/auth-view.ts";

/** The refusal does not say what the link was for, so every way on is offered. */
export function LinkExpired({ next }: { next: string | undefined }) {
  const { heading, text, signIn, ways } = linkExpiredWords;
  return (
    <div className="auth-form">
      <h2>{heading}</h2>
      <p className="auth-text">{text}</p>
      <div className="auth-foot">
        <ButtonLink to={authViewAddress("sign-in", next)} size="large">
          {signIn}
        </ButtonLink>
      </div>
      <ul className="auth-ways">
        {ways.map(({ before, to, label }) => (
          <li key={label}>
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
