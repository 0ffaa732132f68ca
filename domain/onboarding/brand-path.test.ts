import { expect, it } from "vitest";
import { brandFileName, brandPath } from "./brand-path.ts";

const place = { companyId: "c", projectId: "p", upload: "u" };

it("a brand file lies in the folder of its project, whatever it is called", () => {
  for (const fileName of ["../../secret.png", "/etc/passwd", "a/b\\c.png", "\u202egnp.exe", ""])
    expect(brandPath({ ...place, fileName })).toMatch(/^c\/brand\/p\/u\/[\w-][\w.-]*$/);
});

it("a brand file is shown by the name it came with, without what would make it read as another", () => {
  expect(brandFileName("Logo – blue.png")).toBe("Logo – blue.png");
  expect(brandFileName("../../etc/passwd")).toBe("....etcpasswd");
  expect(brandFileName("logo\u202egnp.exe")).toBe("logognp.exe");
  expect(brandFileName("\u0000\n")).toBe("file");
  expect(brandFileName(`${"x".repeat(300)}.png`)).toMatch(/^x{196}\.png$/);
});
