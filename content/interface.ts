/** Words that belong to controls rather than to a page. */
export const interfaceWords = {
  close: "Close",
  cancel: "Cancel",
  opensInNewTab: "opens in a new tab",
  notification: "Notification",
  notifications: "Notifications ({hotkey})",
  dismiss: "Dismiss",
  pauseFilm: "Pause film",
  playFilm: "Play film",
} as const;
