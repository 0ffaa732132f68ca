import type { TestProject } from "vitest/node";
import { createDataDirectory, removeDataDirectory, startProduct } from "./product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** As the product leaves it after its first start: with its database, its keys and the demo. */
    preparedData: string;
  }
}

/** One first start for all tests that are about something else: it takes longer than most of them. */
export default async function prepareData(project: TestProject): Promise<() => void> {
  const folder = createDataDirectory();
  const remove = () => removeDataDirectory(folder);
  try {
    const product = await startProduct(folder);
    await product.stop();
  } catch (error) {
    remove();
    throw error;
  }
  project.provide("preparedData", folder);
  return remove;
}
