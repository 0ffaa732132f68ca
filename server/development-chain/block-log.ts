import { mkdir, open, type FileHandle } from "node:fs/promises";
import path from "node:path";
import type { Hex } from "viem";
import { z } from "zod";
import { AppError } from "../../runtime/errors/app-error.ts";

const hex = z.custom<Hex>((value) => typeof value === "string" && /^0x[\da-f]*$/.test(value));
const entry = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("genesis"), block: hex }),
  /** Accepted into the pool; what is in no block after a restart waits there again. */
  z.object({ kind: z.literal("transaction"), raw: hex }),
  z.object({ kind: z.literal("block"), block: hex }),
  z.object({
    kind: z.literal("reorganisation"),
    head: z.number().int().nonnegative(),
    keepsTransactions: z.boolean(),
  }),
]);
export type LogEntry = z.infer<typeof entry>;

export type BlockLog = {
  entries: readonly LogEntry[];
  /** Resolves once the entry would survive a power cut. */
  append(added: LogEntry): Promise<void>;
  close(): Promise<void>;
};

/** The whole history of a chain, one JSON line after the other. */
export async function openBlockLog(file: string): Promise<BlockLog> {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await openToWrite(file);
  try {
    const { entries, length } = readEntries(await handle.readFile("utf8"), file);
    let end = length;
    await handle.truncate(end);
    return {
      entries,
      async append(added) {
        const line = Buffer.from(`${JSON.stringify(added)}\n`);
        // At a known place: what a failed attempt has left behind is written over by the next.
        await handle.write(line, 0, line.length, end);
        await handle.datasync();
        end += line.length;
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function openToWrite(file: string): Promise<FileHandle> {
  try {
    return await open(file, "r+");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    return open(file, "wx+");
  }
}

/** A kill during a write leaves a torn last line. It was never acknowledged, so it is dropped. */
function readEntries(text: string, file: string): { entries: LogEntry[]; length: number } {
  const entries: LogEntry[] = [];
  const lines = text.split("\n");
  let length = 0;
  for (const [index, line] of lines.entries()) {
    const isWhole = index < lines.length - 1;
    const read = isWhole ? parseEntry(line) : null;
    if (!read) {
      if (lines.slice(index + 1).some((later) => parseEntry(later)))
        throw damagedLog(file, index + 1);
      break;
    }
    entries.push(read);
    length += Buffer.byteLength(line) + 1;
  }
  return { entries, length };
}

function parseEntry(line: string): LogEntry | null {
  try {
    return entry.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

export function damagedLog(file: string, line: number): AppError {
  return new AppError(
    "chain_damaged",
    `The development chain is damaged at line ${line} of ${file}: move that file away for a new chain.`,
  );
}
