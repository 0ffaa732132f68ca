import { expect, it } from "vitest";
import { writeTaughtFile } from "./write-taught-file.ts";

it("writes a module that says the same, whatever was typed", async () => {
  const answer = 'Say "yes";\n`${no}` \\ */';
  const file = writeTaughtFile([
    {
      questions: ["Can I?", "May I, '\"?"],
      answer,
      page: null,
      updated_at: "2026-03-01T10:00:00Z",
    },
  ]);
  const { taughtAnswers } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(file.replace(" as const", ""))}`
  );
  expect(taughtAnswers).toEqual([
    { questions: ["Can I?", "May I, '\"?"], answer, page: null, written: "2026-03-01" },
  ]);
});
