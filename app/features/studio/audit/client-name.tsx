import { Link } from "react-router";
import { areaAddress } from "../../../../content/studio-address.ts";
import { nameClient } from "../client/name-client.ts";
import { useLoaded } from "../parts/use-loaded.ts";

/** A client that an entry names by its id; one that has become part of another is called by that one's name. */
export function ClientName({ id }: { id: string }) {
  const { value } = useLoaded(["companies", "name", id], () => nameClient(id, null));
  return (
    <Link className="text-link" to={areaAddress("clients", { client: id })}>
      {value ?? "…"}
    </Link>
  );
}
