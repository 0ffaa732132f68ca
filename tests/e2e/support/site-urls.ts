function readUrl(name: string): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: the sites are started by start-sites.ts`);
  return url;
}

/** The built product; `page.goto("/about")` starts here. */
export const productUrl = readUrl("E2E_PRODUCT_URL");
/** The small app with a counter, a controlled form and native controls. */
export const hydrationAppUrl = readUrl("E2E_HYDRATION_APP_URL");
