import { appendFileSync, closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { productRoot, type ToolOutput } from "./run-tool.ts";

/** Where a check's words go, its own and those of the tools that it runs. */
export type Output = { tools: ToolOutput; print: (line: string) => void };

export type KeptOutput = Output & { show: () => void; readEnd: () => string };

export const terminal: Output = { tools: "inherit", print: (line) => console.log(line) };

const closingLines = 30;

/** Keeps the words of a check that runs beside another, until it is its turn to be read. */
export function keepOutput(name: string): KeptOutput {
  mkdirSync(join(productRoot, ".cache"), { recursive: true });
  const file = join(productRoot, `.cache/${name}.log`);
  const descriptor = openSync(file, "w");
  return {
    tools: ["ignore", descriptor, descriptor],
    print: (line) => appendFileSync(descriptor, `${line}\n`),
    show() {
      closeSync(descriptor);
      process.stdout.write(readFileSync(file, "utf8"));
    },
    readEnd: () => readFileSync(file, "utf8").trimEnd().split("\n").slice(-closingLines).join("\n"),
  };
}
