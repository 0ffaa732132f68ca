import type { Rule } from "./rule.ts";

type Visitor = ReturnType<Rule["create"]>;
type Node<Name extends keyof Visitor> = Parameters<NonNullable<Visitor[Name]>>[0];
type Binding = Node<"VariableDeclarator">["id"];
type TypeNode = Node<"TSTypeAnnotation">["typeAnnotation"];

/**
 * A plain object inherits `constructor`, `toString` and their like: looked up by a name that came with a request, it
 * answers something nobody put there. A table with open keys is a Map; `in` with a computed name is `Object.hasOwn`.
 */
export const noOpenTable: Rule = {
  create(context) {
    const tables = new Map<string, { binding: Binding; isModuleLevel: boolean }>();
    const lookedUp = new Set<string>();

    return {
      VariableDeclarator({ id, init, parent }) {
        if (id.type !== "Identifier" || !hasOpenKeys(id.typeAnnotation?.typeAnnotation)) return;
        if (init?.type !== "ObjectExpression" || init.properties.length === 0) return;
        const around = parent.parent?.type;
        const isModuleLevel = around === "Program" || around === "ExportNamedDeclaration";
        tables.set(id.name, { binding: id, isModuleLevel });
      },
      MemberExpression(node) {
        const { object, property, parent } = node;
        if (!node.computed || object.type !== "Identifier" || property.type === "Literal") return;
        const isWritten = parent.type === "AssignmentExpression" && parent.left === node;
        if (!isWritten) lookedUp.add(object.name);
      },
      BinaryExpression(node) {
        if (node.operator !== "in" || ["Literal", "PrivateIdentifier"].includes(node.left.type)) {
          return;
        }
        const message = "Inherited names are `in` every object: use Object.hasOwn.";
        context.report({ node, message });
      },
      "Program:exit"() {
        for (const [name, { binding, isModuleLevel }] of tables) {
          // One within a function is often built, such as headers; one of the module may be looked up elsewhere.
          if (!isModuleLevel && !lookedUp.has(name)) continue;
          const message = "A table with open keys answers inherited names: use a Map.";
          context.report({ node: binding, message });
        }
      },
    };
  },
};

/** `Record<string, …>`, also within `Partial` or `Readonly`, and `{ [key: string]: … }`. */
function hasOpenKeys(type: TypeNode | undefined): boolean {
  if (type?.type === "TSTypeLiteral") {
    return type.members.some((member) => member.type === "TSIndexSignature");
  }
  if (type?.type !== "TSTypeReference" || type.typeName.type !== "Identifier") return false;
  const [first] = type.typeArguments?.params ?? [];
  const { name } = type.typeName;
  if (name === "Partial" || name === "Readonly") return hasOpenKeys(first);
  return name === "Record" && first?.type === "TSStringKeyword";
}
