import { clientsWords } from "../../../content/studio-clients.ts";
import { ButtonLink } from "../../components/ui/button-link.tsx";
import { areaAddress } from "../area-address.ts";

/** The way on from a list that begins with a client. */
export function ToClients() {
  return (
    <ButtonLink variant="secondary" to={areaAddress("clients")}>
      {clientsWords.toClients}
    </ButtonLink>
  );
}
