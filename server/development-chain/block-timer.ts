type Timer = {
  intervalMs: number;
  /** Makes a block if there is anything to make one for. */
  tick: () => Promise<{ isResting: boolean }>;
  onFailure: (error: unknown) => void;
};

/** Blocks at an interval while there is work; at rest otherwise, so that an idle chain does not grow. */
export function createBlockTimer({ intervalMs, tick, onFailure }: Timer) {
  let pending: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = intervalMs === 0;

  function wake(): void {
    if (isStopped || pending) return;
    pending = setTimeout(() => {
      running = run();
    }, intervalMs);
    pending.unref();
  }

  async function run(): Promise<void> {
    let isResting = false;
    try {
      ({ isResting } = await tick());
    } catch (error) {
      onFailure(error);
    } finally {
      pending = undefined;
    }
    if (!isResting) wake();
  }

  return {
    wake,
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(pending);
      await running;
    },
  };
}
