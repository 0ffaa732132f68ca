import { expect, it } from "vitest";
import { suggestName } from "./suggest-name.ts";

it.each([
  ["role", ["directors", "roles", "actors"], "roles"],
  ["Film", ["films", "firms"], "films"],
  ["car_model_sales_202101", ["car_model_sales", "car_brands"], "car_model_sales"],
  ["actors", ["actors", "actor"], null],
  ["noclosealternative", ["directors", "roles"], null],
  ["message_details", ["users", "channels"], null],
  ["x", [], null],
])("takes %s among %o for %s", (name, known, meant) => {
  expect(suggestName(name, known)).toBe(meant);
});
