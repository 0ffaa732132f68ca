/** A machine shared with others stalls now and then; that does not explain more than so many in one check. */
export const mostSecondTries = 4;
