import { describe, expect, it } from "vitest";
import { narrowAddress } from "./narrow-address.ts";

const client = "11111111-1111-4111-8111-111111111111";
const person = "22222222-2222-4222-8222-222222222222";
const ids = { projects: ["p1", "p2"], campaigns: [] };

async function narrow(path: string) {
  const address = await narrowAddress(`https://site.example/rest/v1/${path}`, {
    client,
    person,
    readIds: async () => ids,
  });
  return address === undefined ? undefined : new URL(address).searchParams;
}

describe("a read of the dashboard, narrowed to one client", () => {
  it.each(["projects", "pr_campaigns", "eth_payments"])(
    "asks for their company's %s",
    async (table) => {
      const asked = await narrow(`${table}?select=*&order=created_at.desc`);
      expect(asked?.get("company_id")).toBe(`eq.${client}`);
      expect(asked?.get("order")).toBe("created_at.desc");
    },
  );

  it("shows the profile of the person as whom it is seen", async () => {
    expect((await narrow("profiles?user_id=eq.somebody"))?.getAll("user_id")).toEqual([
      `eq.${person}`,
    ]);
  });

  it("goes by what belongs to them, and finds nothing where nothing does", async () => {
    expect((await narrow("project_events?select=*"))?.get("project_id")).toBe("in.(p1,p2)");
    expect((await narrow("pr_campaign_metrics?select=*"))?.get("campaign_id")).toMatch(
      /^eq\.0{8}-/,
    );
    expect((await narrow("pr_deliverables?select=*"))?.get("or")).toMatch(
      /^\(campaign_id\.eq\.0{8}[^,]*,project_id\.in\.\(p1,p2\)\)$/,
    );
  });

  it("is not made where it is not known whose the rows are", async () => {
    expect(await narrow("messages?select=*")).toBeUndefined();
    expect(await narrow("rpc/list_clients")).toBeUndefined();
  });
});
