import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { findCircles } from "./find-circles.ts";
import { readImports } from "./read-imports.ts";
import { findRoom, isWithout, mayImport, rooms } from "./rooms.ts";

const root = path.resolve(import.meta.dirname, "../..");
const imports = readImports(root, [
  "app",
  "content",
  "contracts",
  "domain",
  "runtime",
  "server",
  "services",
  "supabase/functions",
]);

function collect(nameOf: (file: string) => string): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [one, other] = [nameOf(from), nameOf(to)];
    if (one !== other) edges.set(one, (edges.get(one) ?? new Set()).add(other));
  }
  return edges;
}

/** `services/payment`, `app/ui`; a file that lies in no such folder stands for itself. */
function folderOf(file: string): string {
  const within = /^(?:app\/features|supabase\/functions|app|domain|runtime|server|services)\/[^/]+/;
  return within.exec(file)?.[0] ?? file.split("/", 1)[0] ?? file;
}

describe("the house", () => {
  it("is read at all", () => {
    expect(imports.length).toBeGreaterThan(5000);
    expect(
      findCircles(
        new Map([
          ["a", new Set(["b"])],
          ["b", new Set(["a"])],
        ]),
      ),
    ).toEqual([["a", "b"]]);
    const line = new Map([
      ["a", new Set(["b", "c"])],
      ["b", new Set(["c"])],
    ]);
    expect(findCircles(line)).toEqual([]);
  });

  it("has no circles between files, not even by what is loaded later", () => {
    expect(findCircles(collect((file) => file))).toEqual([]);
  });

  it("has no circles between folders", () => {
    expect(findCircles(collect(folderOf))).toEqual([]);
  });

  it("imports nothing across a border", () => {
    const crossing = imports.filter(({ from, to }) => {
      const [room, target] = [findRoom(from), findRoom(to)];
      return room && !(target && mayImport(room, target));
    });
    expect(crossing).toEqual([]);
  });

  it("has its rooms in CONTRIBUTING as the linter holds them", () => {
    const guide = readFileSync(path.join(root, "CONTRIBUTING.md"), "utf8");
    const lines = rooms.map(
      ({ path: name, holds, mayImport: below }) =>
        `| \`${name}\` | ${holds} | ${below.length > 0 ? below.map((each) => `\`${each}\``).join(", ") : "nothing of ours"} |`,
    );
    for (const line of lines) expect(guide).toContain(line);
    const walked = Array.from(guide.matchAll(/^\d\. `([^`]+)`/gm), ([, file = ""]) => file);
    expect(walked).toHaveLength(16);
    expect(walked.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});

describe("a border", () => {
  const room = (file: string) => {
    const found = findRoom(file);
    if (!found) throw new Error(`${file} lies in no room.`);
    return found;
  };

  it.each([
    ["services/payment/confirm-payment.ts", "runtime/database/types.ts"],
    ["server/compose.ts", "services/job-list.ts"],
    ["server/functions/registry.ts", "supabase/functions/submit-lead/handler.ts"],
    ["app/features/studio/studio.tsx", "app/features/payment/payment-flow.ts"],
    ["app/routes/home.tsx", "app/features/enquiry/email-form.tsx"],
  ])("lets %s import %s", (from, to) => {
    expect(mayImport(room(from), room(to))).toBe(true);
  });

  it.each([
    ["domain/payment/price.ts", "content/brand.ts"],
    ["content/brand.ts", "app/ui/button.tsx"],
    ["runtime/jobs/job.ts", "services/context.ts"],
    ["services/payment/confirm-payment.ts", "server/database/database.ts"],
    ["services/payment/confirm-payment.ts", "supabase/functions/_hosted/context.ts"],
    ["supabase/functions/submit-lead/handler.ts", "server/compose.ts"],
    ["server/forms/index.ts", "supabase/functions/submit-lead/handler.ts"],
    ["app/ui/button.tsx", "app/data/shared-backend.ts"],
    ["app/features/payment/payment-flow.ts", "app/features/studio/studio.tsx"],
    ["app/features/portal/portal.tsx", "app/features/studio/studio.tsx"],
    ["app/routes/home.tsx", "server/compose.ts"],
  ])("keeps %s from %s", (from, to) => {
    expect(mayImport(room(from), room(to))).toBe(false);
  });

  it("keeps packages out of rooms where they have no place", () => {
    expect(isWithout(room("services/mail/enqueue-mail.ts"), "hono/cors")).toBe(true);
    expect(isWithout(room("domain/payment/price.ts"), "node:crypto")).toBe(true);
    expect(isWithout(room("services/mail/enqueue-mail.ts"), "node:crypto")).toBe(false);
  });
});
