import { clientsWords } from "../../../../content/studio-client.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { areaAddress } from "../../../../content/studio-address.ts";

/** The way on from a list that begins with a client. */
export function ToClients() {
  return (
    <ButtonLink variant="secondary" to={areaAddress("clients")}>
      {clientsWords.toClients}
    </ButtonLink>
  );
}
