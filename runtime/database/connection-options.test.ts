import { describe, expect, it } from "vitest";
import { parseConnectionUrl } from "./connection-options.ts";

function read(mode: string) {
  return parseConnectionUrl(`postgres://db.example/site?sslmode=${mode}`).ssl;
}

describe("parseConnectionUrl", () => {
  it("reads host, port, user, password and database", () => {
    expect(
      parseConnectionUrl("postgres://ada:p%40ss@db.example:6432/site?sslmode=disable"),
    ).toEqual({
      host: "db.example",
      port: 6432,
      user: "ada",
      password: "p@ss",
      database: "site",
      ssl: false,
    });
  });

  it("takes a socket folder and settings from the parameters", () => {
    const options = parseConnectionUrl(
      "postgresql:///site?host=/var/run/postgresql&user=ada&application_name=kinolume",
    );
    expect(options).toMatchObject({
      host: "/var/run/postgresql",
      port: 5432,
      user: "ada",
      connection: { application_name: "kinolume" },
    });
    expect(options).not.toHaveProperty("password");
  });

  it("takes a user without a host", () => {
    expect(parseConnectionUrl("postgres://ada:pass@/site?host=/run")).toMatchObject({
      host: "/run",
      user: "ada",
      password: "pass",
      ssl: false,
    });
  });

  it("encrypts where the server can, unless told otherwise", () => {
    expect(parseConnectionUrl("postgres://db.example/site").ssl).toBe("prefer");
  });

  it("tells encryption apart from verification", () => {
    expect(read("require")).toEqual({ rejectUnauthorized: false });
    expect(read("verify-full")).toEqual({ rejectUnauthorized: true, host: "db.example" });
    expect(read("verify-ca")).toHaveProperty("checkServerIdentity");
  });

  it.each([
    ["mysql://db.example/site", "must start with postgres://"],
    ["postgres://ada:secret@db.example:port/site", "not a valid address."],
    ["postgres://db.example/site?sslmode=maybe", "not maybe"],
  ])("refuses %s", (address, reason) => {
    expect(() => parseConnectionUrl(address)).toThrow(reason);
  });
});
