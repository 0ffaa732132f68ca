/** Words that belong to controls rather than to a page. */
export const interfaceWords = {
  close: "Close",
  cancel: "Cancel",
  notLoaded: "This could not be loaded.",
  tryAgain: "Try Again",
  opensInNewTab: "opens in a new tab",
  notification: "Notification",
  notifications: "Notifications ({hotkey})",
  dismiss: "Dismiss",
  /** Beside a dialog's button where no script runs: some browsers could not open it. */
  withoutDialog: { to: "/contact", label: "or use the contact form" },
  pauseFilm: "Pause film",
  playFilm: "Play film",
  copied: "Copied to clipboard",
  notCopied: "Your browser did not let us copy. Please select the text and copy it yourself.",
} as const;
