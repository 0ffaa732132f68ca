import path from "node:path";
import type { Rule } from "./rule.ts";
import { findRoom, isWithout, mayImport } from "./rooms.ts";

type Visitor = ReturnType<Rule["create"]>;
type Source = Parameters<NonNullable<Visitor["ImportDeclaration"]>>[0]["source"];

const root = path.resolve(import.meta.dirname, "../..");
const toOwnPath = (file: string) => path.relative(root, file).replaceAll(path.sep, "/");

/** Holds `rooms.ts`, for what is imported at once, later, or for its types alone. */
export const roomBorders: Rule = {
  create(context) {
    const own = toOwnPath(context.filename);
    const from = /\.test\.tsx?$/.test(own) ? undefined : findRoom(own);
    if (!from) return {};

    function check(node: Source): void {
      const message = describe(node.value);
      if (message !== undefined) context.report({ message, node });
    }

    function describe(name: string): string | undefined {
      if (!from) return undefined;
      if (!name.startsWith(".")) {
        return isWithout(from, name) ? `${name} has no place in ${from.path}.` : undefined;
      }
      const target = toOwnPath(path.resolve(path.dirname(context.filename), name));
      const to = findRoom(target);
      if (to && mayImport(from, to)) return undefined;
      return `${from.path} may not import ${to?.path ?? target}: see scripts/lint/rooms.ts.`;
    }

    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration({ source }) {
        if (source) check(source);
      },
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression({ source }) {
        if (source.type === "Literal" && typeof source.value === "string") check(source);
      },
      TSImportType: ({ source }) => check(source),
    };
  },
};
