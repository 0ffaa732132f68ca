/** Words inside a deliverable that is opened: its file, its versions and what is said to them. */
export const previewWords = {
  loading: "Fetching the file",
  failed: "The file could not be shown.",
  offline: "There is no connection just now. The file is shown as soon as there is one.",
  noPreview: "Files of this kind cannot be shown here. Download it to look at it.",
  noFile: "This was handed over without a file here.",
  newTab: "Open in a new tab",
  download: "Download",
  downloadFailed: "The file is not available just now. Please try again.",
  tryAgain: "Try again",
} as const;

export const versionWords = {
  heading: "Versions",
  latest: "latest",
  /** Nobody decided about it before the next one came. */
  replaced: "Replaced by a newer version",
  approve: (name: string) => `${name} approved this version`,
  changes: (name: string) => `${name} asked for changes`,
  withdraw: (name: string) => `${name} took the approval back`,
} as const;

export const reviewWords = {
  comment: "Comment",
  commentHint: "For changes, say what should change. In the review you can point at it.",
  openHint: (count: number) =>
    `${count === 1 ? "Your open comment says" : `The ${count} open comments say`} what should change. Add a word where one helps.`,
  commentMissing: "Please say what should change.",
  commentTooLong: "Please keep the comment under 5,000 characters.",
  approve: "Approve",
  approveTitle: (version: number) => `Approve version ${version}?`,
  approveText: (title: string) =>
    `You say that “${title}” stands as it is. You can take it back for an hour; then it is final, and the studio acts on it.`,
  stillOpen: (count: number) =>
    `${count === 1 ? "1 comment is open" : `${count} comments are open`}. Approve all the same?`,
  changes: "Request changes",
  approved: "Approved. Thank you.",
  approvedLine: (time: string) => `You can take it back until ${time}. Then it is final.`,
  canTakeBack: (time: string) => `You can take your approval back until ${time}.`,
  canTakeBackOf: (name: string, time: string) =>
    `${name} has approved this. You can take it back until ${time}.`,
  takeBack: "Take it back",
  takenBack: "Approval taken back.",
  takenBackLine: (title: string) => `“${title}” waits for your decision again.`,
  sentBack: "Changes requested.",
  sentBackLine: (title: string) => `The studio has your words about “${title}”.`,
  failed: "Your decision was not recorded",
  kept: "What you wrote is still here.",
  offline:
    "There is no connection just now. What you wrote stays here: decide once you are online.",
  superseded: "A newer version has been delivered since. Please look at that one.",
  newer: (number: number) => `Version ${number} has been delivered.`,
  older: "This is an earlier version. Decisions are made about the latest.",
  lookAtLatest: "Look at the latest",
} as const;
