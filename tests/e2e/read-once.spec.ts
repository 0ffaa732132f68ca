import { readAccessToken } from "./support/account-test.ts";
import { expect, openDashboard, test } from "./support/portal-test.ts";

test("a dashboard reads once what has not changed while it opened, beside asking whose it is", async ({
  page,
  request,
  client,
}) => {
  const asked: string[] = [];
  const news: string[] = [];
  page.on("request", (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.startsWith("/rest/v1/")) asked.push(pathname.slice("/rest/v1/".length));
  });
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => news.push(String(payload))),
  );
  const isCaughtUp = () => news.some((text) => text.includes('"caught_up":true'));
  const times = (name: string) => asked.filter((each) => each === name).length;

  // Where a job has just told them of something, that is read again, as it must be: the next visit finds nothing new.
  await expect(async () => {
    asked.length = 0;
    news.length = 0;
    await openDashboard(page, { request, account: client });
    await expect.poll(isCaughtUp, { timeout: 5000 }).toBe(true);
  }).toPass();

  // What follows a change is read after whatever the joining would have had read again.
  const token = await readAccessToken(page);
  const answer = await request.patch("/rest/v1/profiles?user_id=not.is.null", {
    headers: { authorization: `Bearer ${token}` },
    data: { display_name: `${client.mark} Renamed` },
  });
  expect(answer.ok()).toBe(true);
  await expect.poll(() => times("profiles")).toBe(2);
  for (const name of ["projects", "pr_campaigns", "pr_campaign_metrics", "pr_deliverables"])
    expect(times(name), name).toBe(1);
  expect(times("rpc/my_companies")).toBe(1);
});
