import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Metric } from "./exposition.ts";

const nanoseconds = 1e9;
/** In seconds. Node counts it into the delays that it tells. */
const interval = 0.02;

/** Memory, and how long the event loop kept others waiting since it was last asked. */
export function createProcessMetrics(): { list(): Metric[] } {
  const delay = monitorEventLoopDelay({ resolution: interval * 1000 });
  delay.enable();
  const startedAt = Date.now() / 1000 - process.uptime();
  return {
    list() {
      const { rss, heapUsed, external } = process.memoryUsage();
      const delays = ["0.5", "0.99", "1"].map((quantile) => ({
        labels: { quantile },
        value: Math.max(0, delay.percentile(Number(quantile) * 100) / nanoseconds - interval),
      }));
      delay.reset();
      return [
        gauge("process_start_time_seconds", "When this process started.", startedAt),
        gauge("process_resident_memory_bytes", "Memory that the system gave this process.", rss),
        gauge("nodejs_heap_used_bytes", "Memory of JavaScript objects.", heapUsed),
        gauge("nodejs_external_memory_bytes", "Memory of buffers and the like.", external),
        {
          name: "kinolume_event_loop_delay_seconds",
          help: "How late timers ran since the last reading.",
          type: "gauge",
          samples: delays,
        },
      ];
    },
  };
}

function gauge(name: string, help: string, value: number): Metric {
  return { name, help, type: "gauge", samples: [{ value }] };
}
