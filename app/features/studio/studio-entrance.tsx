import { Navigate, useLocation } from "react-router";
import { studioFrame } from "../../../content/studio.ts";
import { areaAddress, leadOn } from "../../../content/studio-address.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "./parts/list-states.tsx";

/** The studio's own address, for staff: on to an area. Strangers have been stopped at the door, address in hand. */
export function StudioEntrance() {
  const { search, hash } = useLocation();
  const to = leadOn(new URLSearchParams(search));
  if (to) return <Navigate to={to + hash} replace />;
  return (
    <EmptyState title={studioFrame.noSuchArea}>
      <ButtonLink variant="secondary" to={areaAddress("inbox")}>
        {studioFrame.toFirstArea}
      </ButtonLink>
    </EmptyState>
  );
}
