import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { archiveCluster } from "./archive-cluster.ts";
import { createArchive } from "./archive-writer.ts";
import { describePlatform } from "./manifest.ts";
import { lockDirectory } from "../postgres/directory-lock.ts";
import { restoreBackup } from "./restore-backup.ts";
import { verifyArchive } from "./verify-archive.ts";

const about = {
  format: "kinolume-backup-1" as const,
  consistentAt: new Date(0).toISOString(),
  postgresMajor: 18,
  platform: describePlatform(),
  hasFiles: true,
};
const longName = `storage/${"a-long-folder/".repeat(8)}${"b".repeat(60)}`;

let folder: string;
let file: string;
let dataDirectory: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kinolume-backup-"));
  // PostgreSQL's user, nobody where we are root, has to pass.
  chmodSync(folder, 0o711);
  file = join(folder, "backup.tar.gz");
  dataDirectory = join(folder, "data");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function writeArchive(contents: Record<string, string> = {}): Promise<void> {
  const archive = await createArchive(file);
  await archive.addFolder("postgres");
  await archive.addContent("postgres/PG_VERSION", Buffer.from("18\n"));
  for (const [name, text] of Object.entries(contents)) {
    await archive.addContent(name, Buffer.from(text));
  }
  await archive.finish(about);
}

const restore = (replace = false) =>
  restoreBackup({ file, dataDirectory, postgresMajor: 18, replace, log: () => undefined });

describe("an archive", () => {
  it("holds nothing of unlogged tables but what they start from", async () => {
    const cluster = join(folder, "cluster");
    const names = ["100", "100_vm", "200", "200.1", "200_fsm", "200_init", "PG_VERSION"];
    mkdirSync(join(cluster, "base/5"), { recursive: true });
    mkdirSync(join(cluster, "global"));
    writeFileSync(join(cluster, "global/pg_control"), "control");
    for (const name of names) writeFileSync(join(cluster, "base/5", name), name);
    const archive = await createArchive(file);
    await archiveCluster(archive, cluster);
    await archive.finish(about);
    execFileSync("tar", ["-xzf", file, "-C", folder]);
    const kept = readdirSync(join(folder, "postgres/base/5")).toSorted();
    expect(kept).toEqual(["100", "100_vm", "200_init", "PG_VERSION"]);
  });

  it("can be opened with tar, long names and all", async () => {
    await writeArchive({ [longName]: "kept", "storage/empty": "" });
    execFileSync("tar", ["-xzf", file, "-C", folder]);
    expect(readFileSync(join(folder, longName), "utf8")).toBe("kept");
    expect(readFileSync(join(folder, "storage/empty"), "utf8")).toBe("");
  });

  it("is there as a whole or not at all", async () => {
    const archive = await createArchive(file);
    await archive.addContent("postgres/PG_VERSION", Buffer.from("18\n"));
    await archive.abandon();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is refused when a byte of it was changed or its end is missing, wherever", async () => {
    const content = Array.from({ length: 400 }, (_, place) => Math.sin(place + 1)).join();
    await writeArchive({ "storage/random": content });
    const whole = readFileSync(file);
    await expect(verifyArchive(file)).resolves.toMatchObject({ postgresMajor: 18 });
    // The gzip header's time and system say nothing about the content.
    for (let at = 10; at < whole.length; at += 97) {
      const changed = Buffer.from(whole);
      // All its bits: up to seven may be ones that gzip leaves unused before its end.
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      writeFileSync(file, changed);
      await expect(verifyArchive(file), `byte ${at}`).rejects.toThrow("damaged");
      writeFileSync(file, whole.subarray(0, at));
      await expect(verifyArchive(file), `${at} bytes`).rejects.toThrow("damaged");
    }
  });

  it("is refused when it would write outside the data directory", async () => {
    await writeArchive({ "storage/../../escaped": "no" });
    await expect(restore()).rejects.toThrow("is no name of a backup");
    expect(existsSync(join(folder, "escaped"))).toBe(false);
  });
});

describe("restoring", () => {
  it("touches nothing when the archive is damaged", async () => {
    await writeArchive({ "outbox/1.eml": "a mail" });
    writeFileSync(file, readFileSync(file).subarray(0, -40));
    mkdirSync(dataDirectory);
    writeFileSync(join(dataDirectory, "kept"), "as it was");
    await expect(restore(true)).rejects.toThrow("damaged");
    expect(readdirSync(dataDirectory)).toEqual(["kept"]);
  });

  it("refuses a directory in which something is, and sets it aside when told to", async () => {
    await writeArchive({ "outbox/1.eml": "a mail" });
    mkdirSync(join(dataDirectory, "outbox"), { recursive: true });
    writeFileSync(join(dataDirectory, "outbox/1.eml"), "an older mail");
    await expect(restore()).rejects.toThrow("not empty");
    expect(readFileSync(join(dataDirectory, "outbox/1.eml"), "utf8")).toBe("an older mail");

    await restore(true);
    expect(readFileSync(join(dataDirectory, "outbox/1.eml"), "utf8")).toBe("a mail");
    const names = readdirSync(dataDirectory);
    const aside = names.find((name) => name.startsWith("replaced-")) ?? "";
    expect(readFileSync(join(dataDirectory, aside, "outbox/1.eml"), "utf8")).toBe("an older mail");
    expect(names.toSorted()).toEqual(["outbox", "postgres", "restored", aside].toSorted());
  });

  it("refuses a directory on which a server runs", async () => {
    await writeArchive();
    mkdirSync(dataDirectory);
    const lock = lockDirectory(dataDirectory);
    await expect(restore(true)).rejects.toThrow("in use by process");
    lock.release();
  });

  it("refuses the files of another PostgreSQL", async () => {
    await writeArchive();
    await expect(
      restoreBackup({
        file,
        dataDirectory,
        postgresMajor: 19,
        replace: false,
        log: () => undefined,
      }),
    ).rejects.toThrow("PostgreSQL 18");
    expect(existsSync(dataDirectory)).toBe(false);
  });
});
