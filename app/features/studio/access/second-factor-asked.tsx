import { staffAreaWords } from "../../../../content/studio-staff.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";

/** In the place of every area but the one in which it is set up. */
export function SecondFactorAsked({ isThere }: { isThere: boolean }) {
  return (
    <div role="alert" className="mb-8 grid max-w-prose justify-items-start gap-4">
      <p>{staffAreaWords.factorAsked}</p>
      {!isThere && (
        <ButtonLink to={areaAddress("security")}>{staffAreaWords.toSecondFactor}</ButtonLink>
      )}
    </div>
  );
}
