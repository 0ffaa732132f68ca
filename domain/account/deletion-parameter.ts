/** In the address that the mail about a deletion leads to. */
export const deletionParameter = "confirm-deletion";
