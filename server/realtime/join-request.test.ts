import { expect, it } from "vitest";
import { readJoinRequest } from "./join-request.ts";

const join = (table: string, followedTables: string[]) =>
  readJoinRequest(
    { config: { postgres_changes: [{ event: "*", schema: "public", table }] } },
    { mostBindings: 5, followedTables: new Set(followedTables) },
  );

it("may follow what is logged, and says what is not", () => {
  expect(join("messages", ["messages"])).toMatchObject({ bindings: [{ table: "messages" }] });
  expect(join("*", ["messages"])).toMatchObject({ bindings: [{ table: undefined }] });
  expect(join("enquiries", ["messages"])).toContain("no changes of this table");
  expect(join("messages", [])).toContain("No changes are logged");
  expect(join("*", [])).toContain("No changes are logged");
});
