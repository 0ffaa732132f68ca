import type { Catalogue } from "./catalogue.ts";
import { planRead, type ReadPlan, type ReadRequest } from "./plan-read.ts";
import { Recent } from "./recent.ts";
import { respondWithRows } from "./respond.ts";
import { applySettings } from "./response-settings.ts";
import type { RestCall } from "./rest-call.ts";

const rememberedPlans = 500;
const longestKey = 2000;

/** Pages ask the same few questions over and over: their statements are built once for each catalogue. */
const plans = new WeakMap<Catalogue, Recent<ReadPlan>>();

export async function handleRead(call: RestCall, table: string): Promise<Response> {
  const { request, search } = call;
  const header = (name: string) => request.headers.get(name);
  const plan = await call.withCatalogue((catalogue) =>
    rememberPlan(catalogue, call.maxRows, {
      method: request.method,
      table,
      search,
      accept: header("accept"),
      prefer: header("prefer"),
      range: header("range"),
      profile: header("accept-profile"),
    }),
  );
  const answer = await call.run(await call.caller(), plan.statement, { readOnly: true });
  const { shape, offset } = plan;
  const headers = call.responseHeaders(plan.applied);
  return applySettings(respondWithRows(answer, { shape, offset, headers }), answer);
}

function rememberPlan(catalogue: Catalogue, maxRows: number, request: ReadRequest): ReadPlan {
  const key = Object.values(request).join("\n");
  let known = plans.get(catalogue);
  if (!known) plans.set(catalogue, (known = new Recent(rememberedPlans)));
  const found = known.get(key);
  if (found) return found;
  const plan = planRead(catalogue, request, maxRows);
  if (key.length <= longestKey) known.set(key, plan);
  return plan;
}
