import { existsSync, readdirSync, rmSync, unlinkSync } from "node:fs";
import { join } from "node:path";

const compiled = ["abitype", "ox", "viem", "zod"];
const types = ["@types", "@typescript", "csstype", "typescript", "undici-types"];

/**
 * Takes out of node_modules what nobody here reads, a quarter of it: the C headers beside Node, for native modules, of which
 * none is built; maps from packages' code to its source, for debuggers, and sources that lie beside what they compile to; and,
 * where there are no tools, the type checker and types, which npm adds because libraries would like them. npm puts them
 * back when the tools are wanted.
 */
export function trimPackages(modules, kind) {
  const remove = (path) => rmSync(join(modules, path), { recursive: true, force: true });
  for (const name of readdirSync(modules)) {
    if (/^node-(?:linux|win)-/.test(name)) remove(join(name, "include"));
  }
  if (kind === "product") for (const name of types) remove(name);
  removeFiles(modules, /\.[cm]?[jt]s\.map$/);
  for (const name of compiled) {
    if (existsSync(join(modules, name))) removeFiles(join(modules, name), /(?<!\.d)\.ts$/);
  }
}

function removeFiles(folder, named) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeFiles(path, named);
    else if (entry.isFile() && named.test(entry.name)) unlinkSync(path);
  }
}
