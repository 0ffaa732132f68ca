import { randomUUID } from "node:crypto";
import { listMails } from "../support/list-mails.ts";
import { expect, haveSession, password, test, toastWith } from "./support/account-test.ts";
import { createMark } from "./support/create-mark.ts";
import { findViolations } from "./support/find-violations.ts";
import { signInAsStudio, signSent } from "./support/onboarding-test.ts";
import { writeProposals } from "./support/proposal-test.ts";
import { openStudio } from "./support/studio-test.ts";

// An answer that is lost on its way.
test.use({
  viewport: { width: 1440, height: 900 },
  tolerate: /manage-proposals net::ERR|ERR_FAILED.*manage-proposals|ERR_FAILED/,
});

test("what was sent to a company is mailed once, and what it signed for stays @long", async ({
  page,
  request,
  mailTo,
  account,
  payments,
  dataDirectory,
}) => {
  test.setTimeout(180_000);
  const mark = createMark();
  const companyId = randomUUID();
  const outsider = `${randomUUID()}@visitors.example`;
  await payments.asOwner(async (sql) => {
    await sql`insert into companies (id, name) values (${companyId}, ${mark})`;
    await sql`
      select private.add_member(${companyId}, id, 'owner') from auth.users where email = ${account.email}`;
  });
  const studio = await signInAsStudio(request);
  const proposals = await writeProposals(request);
  const { proposalId } = await proposals.begin(account.email, {
    from: { companyId },
    changed: { title: `The harbour ${mark}` },
  });
  await mailTo(account.email, /^A proposal/);
  const countMails = async () =>
    (await listMails(dataDirectory)).filter(
      ({ to, subject }) => to === outsider && /proposal/i.test(subject),
    ).length;

  await test.step("an address of nobody in the company is named before anything leaves", async () => {
    await openStudio(page, { request, at: `/studio/proposals?proposal=${proposalId}&edit=1` });
    await page.getByLabel("Goes to", { exact: true }).fill(outsider);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    const send = page.getByRole("dialog", { name: "Send version 2?" });
    await expect(send.getByText("This address is nobody’s of the client")).toBeVisible();
    expect(await findViolations(page, "#send-proposal")).toEqual([]);

    // It arrives, and its answer does not.
    await page.route("**/functions/v1/manage-proposals", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send.getByRole("button", { name: "Send it" }).click();
    await expect(send.getByText("It was not sent.")).toBeVisible();
    await page.unroute("**/functions/v1/manage-proposals");
    await send.getByRole("button", { name: "Send it" }).click();
    await expect(toastWith(page, `Sent to ${outsider}`)).toBeVisible();
    await mailTo(outsider, /proposal/i);
  });

  await test.step("the link is mailed again when somebody asks for that", async () => {
    await page.getByRole("button", { name: "Mail the link again" }).click();
    await expect(toastWith(page, `Mailed once more to ${outsider}`)).toBeVisible();
    // The first, which was sent twice, and this one.
    await expect.poll(countMails).toBe(2);
  });

  const signedFor = async (email: string) => {
    await signSent(request, mailTo, email);
    const [row] = (await studio(
      "GET",
      `/rest/v1/milestones?select=project_id&company_id=eq.${companyId}&order=created_at.desc&limit=1`,
    )) as { project_id: string }[];
    return row?.project_id ?? "";
  };
  const projectId = await signedFor(outsider);

  await test.step("the studio neither deletes it nor says that it is approved", async () => {
    await page.goto(`/studio/projects?project=${projectId}`);
    await expect(
      page.getByText(/^Due by itself once the client has approved ‘The film’/),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Edit" }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Cancel project" })).toBeVisible();
    await expect(page.getByRole("button", { name: "It is reached" })).toHaveCount(0);
    const main = page.locator("header", { has: page.getByRole("heading", { level: 2 }) }).first();
    await expect(main.getByRole("button", { name: "Delete" })).toHaveCount(0);
    await expect(studio("DELETE", `/rest/v1/projects?id=eq.${projectId}`)).rejects.toThrow(
      /Cancel it instead/,
    );
    expect(await findViolations(page, "#main")).toEqual([]);
  });

  const setStatus = (status: string) =>
    studio("PATCH", `/rest/v1/projects?id=eq.${projectId}`, { status });
  await test.step("of one that is cancelled it says that nothing comes by itself", async () => {
    await setStatus("cancelled");
    await expect(page.getByText(/^The project is cancelled: nothing becomes due/)).toBeVisible();
    await setStatus("pending");
    await expect(page.getByText(/^Due by itself once the client/)).toBeVisible();
  });

  await test.step("its client reads the sum of all that was signed, change orders among it", async () => {
    const second = { email: `${randomUUID()}@${mark.toLowerCase()}.example`, password };
    await proposals.begin(second.email, {
      from: { projectId },
      changed: { title: `One more cut ${mark}`, options: [] },
    });
    await signedFor(second.email);
    await haveSession(page, request, account);
    await page.goto("/dashboard");
    const signed = page.getByRole("region", { name: `The harbour ${mark}` });
    await expect(signed.getByText("£27,950.00")).toBeVisible();
    const parts = signed.getByRole("listitem").filter({ hasText: "Signed by Ann Archer" });
    await expect(parts).toHaveCount(2);
    await expect(parts.nth(0)).toContainText("£14,450.00");
    await expect(parts.nth(1)).toContainText(`One more cut ${mark}£13,500.00`);
    const saving = page.waitForEvent("download");
    await signed.getByRole("button", { name: `acceptance.json of One more cut ${mark}` }).click();
    expect((await saving).suggestedFilename()).toBe("acceptance.json");
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      expect(await findViolations(page), `${size.width} wide`).toEqual([]);
    }
  });
});
