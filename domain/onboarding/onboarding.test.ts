import { expect, it } from "vitest";
import { onboardingSchema } from "./onboarding.ts";

const row = {
  id: "o",
  company_id: "c",
  story: "",
  audience: "",
  must_say: "",
  must_not_say: "",
  examples: "",
  contacts: "",
  deadlines: "",
  revision: 0,
  is_alone: false,
  has_no_files: false,
};
const agreement = (id: string, created_at: string) => ({
  version_id: id,
  signer_name: "Ann",
  net_pence: 100,
  vat_pence: 20,
  content: "{}",
  content_hash: "0x",
  created_at,
});
const file = (id: string, created_at: string) => ({
  id,
  object_path: `c/${id}`,
  file_name: `${id}.png`,
  file_type: "image/png",
  file_size: 1,
  created_at,
});

it("has its change orders as they were signed and its files as they came, whatever order they are read in", () => {
  const { changes, files } = onboardingSchema.parse({
    ...row,
    changes: {
      proposals: [
        { title: "Sound", agreements: [agreement("late", "2026-11-19T10:00:00+00:00")] },
        {
          title: "Colour",
          agreements: [
            agreement("middle", "2026-11-18T10:00:00+00:00"),
            // An hour before the one above, by another clock.
            agreement("early", "2026-11-18T10:00:00+01:00"),
          ],
        },
      ],
    },
    files: [file("b", "2026-11-02T00:00:00Z"), file("a", "2026-11-01T00:00:00Z")],
  });
  expect(changes.map(({ title, version_id }) => [title, version_id])).toEqual([
    ["Colour", "early"],
    ["Colour", "middle"],
    ["Sound", "late"],
  ]);
  expect(files.map(({ id }) => id)).toEqual(["a", "b"]);
});

it("has none of either in a brief that the studio asked for", () => {
  expect(onboardingSchema.parse({ ...row, changes: null, files: null })).toMatchObject({
    agreement: null,
    changes: [],
    files: [],
    handed_in_at: null,
  });
});
