import {
  expect,
  expectStoredOnce,
  openAwake,
  submitEnquiry,
  test,
  toastWith,
} from "./support/enquiry-test.ts";

test.use({ tolerate: /submit-enquiry/ });

test("the quote form asks for name and address, and clears once it is stored", async ({
  page,
  email,
  database,
}) => {
  await openAwake(page, "/film-production");
  const form = page.locator('form[data-enquiry="quote"]');
  const name = form.getByLabel("Full Name");
  const address = form.getByLabel("Business Email");
  const company = form.getByLabel("Company Name");
  const send = form.getByRole("button");
  await expect(address).toHaveAttribute("type", "email");

  await send.click();
  await expect(toastWith(page, "Missing Information")).toBeVisible();
  await expect(toastWith(page, "Please fill in your name and email.")).toBeVisible();
  await expect(name).toBeFocused();

  await name.fill("Ann Keeper");
  await address.fill(email);
  await company.fill("Keeper & Daughters");
  await page.route(submitEnquiry, (route) => route.abort(), { times: 1 });
  await send.click();
  await expect(toastWith(page, "Something went wrong")).toBeVisible();
  await expect(toastWith(page, "Please try again or contact us directly.")).toBeVisible();
  await expect(company).toHaveValue("Keeper & Daughters");

  await send.click();
  await expect(toastWith(page, "Thank you!")).toBeVisible();
  await expect(
    toastWith(page, "We'll be in touch within 24 hours to discuss your project."),
  ).toBeVisible();
  for (const field of [name, address, company]) await expect(field).toHaveValue("");
  expect(await expectStoredOnce(database, email)).toMatchObject({
    kind: "quote",
    name: "Ann Keeper",
    company: "Keeper & Daughters",
    page: "/film-production",
  });
});
