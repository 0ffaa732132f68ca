import { describe, expect, it } from "vitest";
import { explainTrouble, nameTrouble } from "./trouble.ts";

describe("a trouble", () => {
  it("is named by what it is about", () => {
    expect(nameTrouble({ kind: "job", subject: "retention" })).toBe(
      "A job fails: deleting what is kept no longer.",
    );
    expect(nameTrouble({ kind: "job", subject: "of-tomorrow" })).toBe("A job fails: of-tomorrow.");
    expect(nameTrouble({ kind: "disk", subject: "server: data, uploads" })).toBe(
      "A disk is nearly full (server: data, uploads).",
    );
    expect(nameTrouble({ kind: "mail", subject: "waiting" })).toBe("Mail cannot leave: it waits.");
    expect(nameTrouble({ kind: "mail", subject: "failed" })).toBe("Mails were given up.");
  });

  it("is explained with its figures, and says what to do", () => {
    const facts = { count: 2, said: "AppError mail_refused: It was refused." };
    const words = explainTrouble({ kind: "job", subject: "retention", facts });
    expect(words).toMatch(
      /^2 are concerned\. Last heard: “AppError mail_refused: It was refused”\. The log/,
    );
    expect(
      explainTrouble({ kind: "disk", subject: "server: data", facts: { percent: 4 } }),
    ).toMatch(/^4% is free\. Make room/);
  });
});
