import { afterEach, expect, it, vi } from "vitest";
import { openPortalSource } from "./portal-source.ts";
import { readSection } from "./read-section.ts";

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
