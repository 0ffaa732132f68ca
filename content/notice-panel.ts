/** What opens behind the bell. */
export const noticePanel = {
  title: "Notices",
  empty: "Nothing yet. What concerns you is told here.",
  unread: "Unread:",
  read: "Read",
  markOne: (notice: string) => `Mark as read: ${notice}`,
  markAll: "Mark all as read",
  choose: "What comes by mail, and when",
} as const;
