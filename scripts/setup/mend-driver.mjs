import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Two faults of the PostgreSQL driver, until a release is without them (docs/decisions/0064): a query on a connection
 * whose backend is gone ends the whole process, and a connection that closes under a waiting write never writes again.
 */
const mends = [
  [
    "    if (stream)\n      return queryError(q, Errors.generic('COPY_IN_PROGRESS'",
    "    if (!socket) {\n      queryError(q, Errors.connection('CONNECTION_CLOSED', options))\n      return true\n    }\n\n",
  ],
  [
    "    if (socket) {\n      socket.removeListener('data', data)",
    "    nextWriteTimer = chunk = null\n",
  ],
  [
    "    socket.removeListener('data', data)\n    socket.removeListener('connect', connected)\n    idleTimer",
    "    nextWriteTimer = chunk = null\n",
  ],
];

export function mendDriver(root) {
  const file = join(root, "node_modules/postgres/src/connection.js");
  if (!existsSync(file)) return;
  const source = readFileSync(file, "utf8");
  let mended = source;
  for (const [place, insertion] of mends) {
    if (mended.includes(insertion + place)) continue;
    if (mended.split(place).length !== 2)
      throw new Error(`${file} is another release: see docs/decisions/0064.`);
    mended = mended.replace(place, () => insertion + place);
  }
  if (mended === source) return;
  // Whole at once, whoever reads it at this moment.
  writeFileSync(`${file}.new`, mended);
  renameSync(`${file}.new`, file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mendDriver(fileURLToPath(new URL("../..", import.meta.url)));
}
