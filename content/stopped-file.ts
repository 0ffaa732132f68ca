/** Words about a file that was on its way when the page was left. */
export const stoppedFileWords = {
  /** The browser gives no file out by itself. */
  stopped: (name: string) =>
    `${name} was still on its way. Choose it again, and it goes on where it was.`,
  forget: "Forget it",
  forgetOne: (name: string) => `Forget it: the upload of ${name}`,
} as const;
