/** Why something that was asked of a call is not done, none of it, in a line for whoever asked. */
export const bookingRefusals = {
  "not-offered": "This is no time that can be booked. Please choose one from the list.",
  taken: "That time has just been taken. Nothing you wrote is lost: please choose another.",
  missing: "This link leads to no call. Please look for it in the newest mail about the call.",
  changed: "This call was changed meanwhile. Please look at it again.",
  over: "This call is over or was cancelled. There is nothing left to change.",
  "not-begun": "This call has not begun yet.",
  "too-many-calls":
    "There are two calls booked with this address already. Please move one of them, or write to us.",
  "too-many-holds": "You are holding two times already. Please book one of them first.",
  "id-used": "The same request came before with other words. Please load the page again.",
  "company-missing": "This client is not there any more.",
  "enquiry-missing": "This is not in the inbox any more.",
  "source-known": "This calendar is in the list already.",
  "source-missing": "This calendar is not in the list any more.",
  "too-many-sources": "Twenty calendars are the most that are read.",
} as const;

export type BookingRefusalCode = keyof typeof bookingRefusals;
