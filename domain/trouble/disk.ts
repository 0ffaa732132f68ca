/** In bytes and in files: a disk may run out of either. */
export type DiskSpace = { total: number; free: number; files: number; filesFree: number };

const gibibyte = 2 ** 30;
// A tenth of a large disk is room enough for a long time.
const begins = { share: 0.1, bytes: 10 * gibibyte };
// Further apart than a few uploads, so that it does not come and go.
const ends = { share: 0.12, bytes: 12 * gibibyte };
const fewFiles = 0.05;

/** Whether a disk is nearly full, or still is where it was. */
export function isNearlyFull(space: DiskSpace, was: boolean): boolean {
  const { total, free, files, filesFree } = space;
  const limit = was ? ends : begins;
  const lacksBytes = total > 0 && free < total * limit.share && free < limit.bytes;
  // Some file systems do not count files.
  const lacksFiles = files > 0 && filesFree < files * (was ? 2 : 1) * fewFiles;
  return lacksBytes || lacksFiles;
}

/** In whole percents of whatever is scarcer. */
export function percentFree({ total, free, files, filesFree }: DiskSpace): number {
  const shares = [total > 0 ? free / total : 1, files > 0 ? filesFree / files : 1];
  return Math.floor(Math.min(...shares) * 100);
}
