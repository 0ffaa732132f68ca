import { writeFile } from "node:fs/promises";
import { compileContract } from "./compile.ts";

/** `node contracts/write-artifacts.ts`: what the product deploys and calls, so that only the tests need a compiler. */
const artifacts = [
  { name: "ContentRegistry", file: "content-registry", constant: "contentRegistry" },
  { name: "MockPriceFeed", file: "mock-price-feed", constant: "mockPriceFeed" },
];

for (const { name, file, constant } of artifacts) {
  const artifact = await compileContract(name);
  const text = `// Written by write-artifacts.ts from ${name}.sol.\nexport const ${constant} = ${JSON.stringify(artifact, null, 2)} as const;\n`;
  await writeFile(new URL(`artifacts/${file}.ts`, import.meta.url), text);
}
