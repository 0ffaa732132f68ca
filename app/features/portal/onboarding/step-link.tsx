import { Link, type LinkProps } from "react-router";
import { buttonLabel, buttonLook } from "../../../ui/button-style.ts";

/** Beside the buttons of a step, and like them. */
export function StepLink({ children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={buttonLook({ variant: "quiet" })}>
      <span className={buttonLabel("quiet")}>{children}</span>
    </Link>
  );
}
