import { formatTable } from "../../scripts/format-table.ts";
import type { Listener } from "./create-listener.ts";
import type { Heard } from "./listen.ts";
import type { JudgingCost } from "./measure-judging.ts";
import type { WriteCost } from "./measure-writes.ts";
import type { Usage } from "./serve.ts";

type Run = {
  /** Message numbers by whose they are. */
  written: Map<string, number[]>;
  heard: readonly Heard[];
  listeners: readonly Listener[];
  usage: readonly Usage[];
  seconds: number;
  /** Messages from this number on were written after the listening connection was lost. */
  steady: number;
  writeCost: WriteCost;
  judging: JudgingCost;
  /** Milliseconds of PostgreSQL's processor, all told. */
  databaseTime: number | null;
};

export function reportRealtime(run: Run): void {
  const { written, heard, listeners, usage, seconds, steady, writeCost, judging, databaseTime } =
    run;
  const all = [...written.values()].flat();
  const expectedOf = ({ company, isStaff }: Listener) =>
    new Set(isStaff ? all : (written.get(company) ?? []));
  const count = (isWrong: (got: Heard, expected: Set<number>) => boolean) =>
    listeners.filter((each, index) => {
      const got = heard[index];
      return !got || isWrong(got, expectedOf(each));
    }).length;
  const delays = heard
    .flatMap((each) => each.delays.filter((_, index) => (each.delivered[index] ?? 0) < steady))
    .toSorted((a, b) => a - b);
  const at = (share: number) => `${delays[Math.floor((delays.length - 1) * share)] ?? "-"} ms`;
  const delivered = heard.reduce((sum, each) => sum + each.delivered.length, 0);
  const deliveries = listeners.reduce((sum, each) => sum + expectedOf(each).size, 0);
  const [begin] = usage;
  const end = usage.at(-1);
  const processor = ((end?.processor ?? 0) - (begin?.processor ?? 0)) / 1_000_000;
  const costs = (shares: number) =>
    [processor * 1000, databaseTime]
      .map((time) => (time === null ? "-" : (time / shares).toFixed(2)))
      .join(" and ") + " ms";
  const rows = [
    ["clients, staff among them", `${listeners.length}`, ""],
    ["messages written", `${all.length}`, ""],
    [
      "clients that joined again after the lost connection",
      `${count(({ joins }) => joins > 1)}`,
      `${listeners.length}`,
    ],
    [
      "deliveries over sockets; the rest was read after joining",
      `${delivered}`,
      `at most ${deliveries}`,
    ],
    ["clients that miss a message in the end", `${count(isMissing)}`, "0"],
    ["clients that were told one twice", `${count(isTwice)}`, "0"],
    ["clients that got one of somebody else's", `${count(isForeign)}`, "0"],
    ["from insert to client before that, median", at(0.5), ""],
    ["the slowest of a hundred", at(0.99), "500 ms"],
    ["server's processor", `${Math.round((processor / seconds) * 100)} %`, ""],
    ["server's and PostgreSQL's for each change", costs(all.length), ""],
    ["the same for each delivery", costs(delivered), ""],
    [
      "PostgreSQL's, a write without the log and with it",
      writeCost ? `${writeCost.plain.toFixed(2)} and ${writeCost.logged.toFixed(2)} ms` : "-",
      writeCost ? `${(writeCost.logged / writeCost.plain).toFixed(2)} x` : "",
    ],
    [
      "PostgreSQL's and the server's, a change judged one by one and together",
      judging ? `${judging.apart.toFixed(1)} and ${judging.together.toFixed(1)} ms` : "-",
      judging ? `${(judging.together / judging.apart).toFixed(2)} x` : "",
    ],
    ["heap in use after a collection, over time", list(usage, "kept"), "flat"],
    ["outside the heap, over time", list(usage, "outside"), "flat"],
    ["resident, over time", list(usage, "rss"), ""],
  ];
  console.log(formatTable(["", "seen", "expected"], rows));
}

function isMissing({ delivered, read }: Heard, expected: Set<number>): boolean {
  const got = new Set([...delivered, ...read]);
  return [...expected].some((number) => !got.has(number));
}

function isTwice({ delivered }: Heard): boolean {
  return new Set(delivered).size !== delivered.length;
}

function isForeign({ delivered, read }: Heard, expected: Set<number>): boolean {
  return [...delivered, ...read].some((number) => !expected.has(number));
}

function list(usage: readonly Usage[], part: "rss" | "kept" | "outside"): string {
  return `${usage.map((each) => Math.round(each[part] / 1_048_576)).join(" ")} MB`;
}
