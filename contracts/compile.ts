import { readFile } from "node:fs/promises";
import solc from "solc";
import { z } from "zod";

const output = z.object({
  errors: z.array(z.object({ severity: z.string(), formattedMessage: z.string() })).optional(),
  contracts: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        abi: z.array(z.looseObject({ type: z.string() })),
        evm: z.object({ bytecode: z.object({ object: z.string() }) }),
      }),
    ),
  ),
});

// Its own types say no more than that these are there.
const compiler: { compile(input: string): string; version(): string } = solc;

export type Artifact = { compiler: string; abi: object[]; bytecode: `0x${string}` };

/** Compiles one contract of this folder, always to the same bytes: the tests compare them with the committed ones. */
export async function compileContract(name: string): Promise<Artifact> {
  const file = `${name}.sol`;
  const content = await readFile(new URL(file, import.meta.url), "utf8");
  const input = {
    language: "Solidity",
    sources: { [file]: { content } },
    settings: {
      evmVersion: "cancun",
      optimizer: { enabled: true, runs: 10_000 },
      metadata: { bytecodeHash: "none", appendCBOR: false },
      outputSelection: { [file]: { [name]: ["abi", "evm.bytecode.object"] } },
    },
  };
  const { errors = [], contracts } = output.parse(
    JSON.parse(compiler.compile(JSON.stringify(input))),
  );
  if (errors.length > 0) throw new Error(errors.map((each) => each.formattedMessage).join("\n"));
  const compiled = contracts[file]?.[name];
  if (!compiled) throw new Error(`${file} defines no ${name}.`);
  return {
    compiler: compiler.version(),
    abi: compiled.abi,
    bytecode: `0x${compiled.evm.bytecode.object}`,
  };
}
