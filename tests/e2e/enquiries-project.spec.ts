import {
  expect,
  expectStoredOnce,
  openAwake,
  submitEnquiry,
  test,
  toastWith,
} from "./support/enquiry-test.ts";

test.describe("Start Your Project", () => {
  test.use({ tolerate: /submit-enquiry/ });

  test("tells by toasts what is missing, wrong, failed and done", async ({
    page,
    email,
    database,
  }) => {
    await openAwake(page, "/our-work");
    await page.getByRole("button", { name: "Start Your Project" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Start Your Project" });
    const address = dialog.getByLabel("Email");
    const send = dialog.getByRole("button", { name: "Send" });

    await send.click();
    await expect(toastWith(page, "Email Required")).toBeVisible();
    await expect(toastWith(page, "Please enter your email address.")).toBeVisible();
    await expect(address).toBeFocused();

    await address.fill("ann.example.com");
    await send.click();
    await expect(toastWith(page, "Invalid Email")).toBeVisible();
    await expect(toastWith(page, "Please enter a valid email address.")).toBeVisible();

    await address.fill(email);
    await page.route(submitEnquiry, (route) => route.abort(), { times: 1 });
    await send.click();
    await expect(toastWith(page, "Something went wrong")).toBeVisible();
    await expect(address).toHaveValue(email);

    await send.click();
    await expect(dialog).toBeHidden();
    await expect(
      toastWith(page, "We'll get back to you within 24 hours to discuss your project."),
    ).toBeVisible();
    expect(await expectStoredOnce(database, email)).toMatchObject({ kind: "project" });
  });
});
