import { expect, it, vi } from "vitest";
import { AppError } from "../../runtime/errors/app-error.ts";
import { ConfigError } from "../config/config.ts";
import { testConfig } from "../testing/test-config.ts";
import { openPostgres } from "./open-postgres.ts";
import { startPostgres } from "./postgres.ts";

vi.mock("./postgres.ts", () => ({ startPostgres: vi.fn() }));

const open = (env: Record<string, string> = {}) => openPostgres(testConfig(env), () => undefined);

it("uses the database that is named, and starts none", async () => {
  const opened = await open({ DATABASE_URL: "postgres://ada:secret@db.example:6432/film" });
  expect(opened.connection).toMatchObject({ host: "db.example", port: 6432, database: "film" });
  await opened.stop();
  expect(startPostgres).not.toHaveBeenCalled();
});

it("tells whoever starts the site what to change where the embedded one cannot run", async () => {
  vi.mocked(startPostgres).mockRejectedValueOnce(new AppError("in_use", "Another site runs here."));
  await expect(open()).rejects.toThrow(new ConfigError("Another site runs here."));
  vi.mocked(startPostgres).mockRejectedValueOnce(new TypeError("a mistake of ours"));
  await expect(open()).rejects.toThrow(TypeError);
});
