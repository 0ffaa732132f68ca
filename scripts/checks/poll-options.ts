/**
 * How long `expect.poll` waits where the test does not say, as long as a browser test does. Vitest's own second is over
 * before a busy machine has done anything.
 */
export const pollOptions = { timeout: 15_000, interval: 20 };
