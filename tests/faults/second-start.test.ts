import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  launchProduct,
  removeDataDirectory,
  startProduct,
  type Product,
} from "../support/product.ts";
import { copyPreparedData } from "../support/copy-prepared-data.ts";
import { send } from "../support/send.ts";

const dataDirectory = copyPreparedData();
let product: Product;

beforeAll(async () => {
  product = await startProduct(dataDirectory);
});
afterAll(() => removeDataDirectory(dataDirectory));

describe("a second start on the same DATA_DIR", () => {
  it("says in one line which process holds it, ends, and leaves the first alone", async () => {
    const second = await launchProduct(dataDirectory);
    const { code, stderr } = await second.ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).toContain(`${dataDirectory} is in use by process ${product.child.pid}.`);
    expect(await send(`${product.url}/readyz`)).toMatchObject({ status: 200 });
  });
});
