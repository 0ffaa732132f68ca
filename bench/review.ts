import { measureUploads } from "./review/upload.ts";

// BENCH_UPLOAD_MB: how large the file is; BENCH_ROUNDS: how often each is sent, of which the best counts.
const size = Number(process.env["BENCH_UPLOAD_MB"] ?? 256);
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 3);

const { plain, resumable, hash } = await measureUploads(size * 1024 * 1024, rounds);
console.log(`upload of ${size} MB, best of ${rounds}, in MB a second`);
console.log(`  plain PUT             ${plain.toFixed(0)}`);
console.log(`  in pieces of 6 MiB    ${resumable.toFixed(0)}`);
console.log(`  SHA-256 by itself     ${hash.toFixed(0)}`);
