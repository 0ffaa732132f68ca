import { afterEach, expect, it, vi } from "vitest";
import { askEarly } from "./early-rows.ts";
import { openPortalSource } from "./portal-source.ts";
import { readSection } from "./read-section.ts";
import { sectionNames } from "./section-rows.ts";

vi.mock("./read-section.ts", () => ({ readSection: vi.fn() }));
vi.mock("../../data/shared-backend.ts", () => ({ sharedBackend: () => ({}) }));
afterEach(() => void vi.clearAllMocks());

it("never hands out rows that were read of another company", async () => {
  vi.mocked(readSection).mockResolvedValue([]);
  const viewed = { me: "ada", companyId: "harbour" };
  const still = openPortalSource({ ...viewed, isStill: async () => true });
  await expect(still.read("projects")).resolves.toEqual([]);
  const changed = openPortalSource({ ...viewed, isStill: async () => false });
  const handed = vi.fn();
  void changed.read("projects").then(handed);
  // Whatever comes without waiting has come by then.
  await new Promise((resolve) => void setImmediate(resolve));
  expect(readSection).toHaveBeenCalledTimes(2);
  expect(handed).not.toHaveBeenCalled();
});

it("asks for rows once that were asked for before the company was known", async () => {
  vi.mocked(readSection).mockResolvedValue([]);
  const early = askEarly("ada");
  expect(readSection).toHaveBeenCalledTimes(sectionNames.length);
  const source = openPortalSource({
    me: "ada",
    companyId: "harbour",
    isStill: async () => true,
    early,
  });
  await source.read("projects");
  expect(readSection).toHaveBeenCalledTimes(sectionNames.length);
  await source.read("projects");
  expect(readSection).toHaveBeenCalledTimes(sectionNames.length + 1);
});
