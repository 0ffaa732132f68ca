import { monitorEventLoopDelay } from "node:perf_hooks";
import { renderDocument } from "../../services/billing/render-document.ts";
import { sampleInvoice, usualLines } from "../../tests/support/sample-documents.ts";

export type PdfFigures = {
  /** Of an invoice of five lines, the process being warm. */
  cpuMilliseconds: number;
  bytes: number;
  /** Of one with 200 lines, and the longest that the server did nothing else meanwhile. */
  longCpuMilliseconds: number;
  longBytes: number;
  longestBlockMilliseconds: number;
};

const warming = 60;
const counted = 100;
const long = sampleInvoice({}, Array.from({ length: 40 }, () => usualLines).flat());

/** What a document on paper costs. */
export async function measurePdf(): Promise<PdfFigures> {
  const usual = sampleInvoice();
  for (let at = 0; at < warming; at += 1) await renderDocument(usual);
  const spent: number[] = [];
  let bytes = 0;
  for (let at = 0; at < counted; at += 1) {
    const { cpu, size } = await timeOne(usual);
    spent.push(cpu);
    bytes = size;
  }
  for (let at = 0; at < 5; at += 1) await renderDocument(long);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const longOne = await timeOne(long);
  delay.disable();
  return {
    cpuMilliseconds: median(spent),
    bytes,
    longCpuMilliseconds: longOne.cpu,
    longBytes: longOne.size,
    longestBlockMilliseconds: delay.max / 1e6,
  };
}

async function timeOne(content: ReturnType<typeof sampleInvoice>) {
  const before = process.cpuUsage();
  const { length: size } = await renderDocument(content);
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1000, size };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
