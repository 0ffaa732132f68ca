import type { Page } from "@playwright/test";

export const count = (page: Page) => page.getByRole("status", { name: "Count" });
export const countButton = (page: Page) => page.getByRole("button", { name: "Count" });
export const state = (page: Page) => page.getByRole("status", { name: "State" });
