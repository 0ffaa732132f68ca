import { invitationDays } from "../../domain/account/invitation-life.ts";

export const accessTokenSeconds = 3600;
/** A refresh token presented again within this time gets the same successor: two tabs, or a lost answer. */
export const reuseIntervalSeconds = 10;
export const oneTimeTokenSeconds = 3600;
export const invitationSeconds = invitationDays * 86_400;
export const authorisationCodeSeconds = 300;
export const codeAttempts = 5;
export const challengeSeconds = 300;
/** How long a browser that has signed in is known; longer than people stay away. */
export const deviceMarkSeconds = 180 * 86_400;
/** How long after its newest proof a session may change what opens the account. */
export const freshProofSeconds = 600;
