/** Where a call is read, moved and cancelled. Behind the # the token stands in no log. */
export const manageAddress = (token: string) => `/booking#${token}`;

/** The same for mails, whose readers may have no JavaScript: the page sends no referrer on. */
export const mailedAddress = (token: string) => `/booking?token=${token}`;

export const studioCalendarAddress = (bookingId: string) => `/studio/calendar?booking=${bookingId}`;
