import { choiceWords, topicWords } from "./notice.ts";

/** The chapter where somebody says what comes by mail, and when. */
export const noticeChoiceWords = {
  heading: "Notices",
  text: "What comes by mail, and when. All of it is under the bell, too. Receipts, and what concerns the safety of your account, always come.",
  topics: topicWords,
  choices: choiceWords,
  loading: "Your choices are being read",
  failed: "Your choices could not be read.",
  tryAgain: "Try Again",
  zone: "Your time zone",
  digestAt: "The daily mail comes at",
  quietFrom: "Quiet from",
  quietTo: "until",
  quietHint: "What would come then comes when it is over. Leave both empty for no quiet hours.",
  neverQuiet: "Quiet hours end at another time than they begin. For none, leave both empty.",
  bothOrNeither: "Say both ends of the quiet hours, or neither.",
  save: "Save",
  saved: "Saved.",
} as const;
