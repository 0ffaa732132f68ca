/** Characters. What a mail server takes between angle brackets (RFC 5321, 4.5.3.1.3, less the brackets). */
export const longestEmail = 254;
