import postgres from "postgres";
import { arrayTypes } from "./array-types.ts";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";

export type ConnectSettings = Pick<
  postgres.Options<Record<string, postgres.PostgresType>>,
  "max" | "idle_timeout" | "max_lifetime" | "connect_timeout" | "backoff" | "onclose"
>;

/** The one place that opens connections, so that all of them are set up alike. */
export function connect(connection: ConnectionOptions, settings: ConnectSettings): postgres.Sql {
  const { isPooled = false, ...options } = connection;
  return postgres({
    ...options,
    ...settings,
    prepare: !isPooled,
    fetch_types: false,
    types: arrayTypes,
    onnotice: () => undefined,
  });
}
