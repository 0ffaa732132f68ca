/** Who answers what somebody's role does not. */
export const roleWords = {
  /** In the place of a message box. */
  writes: "You can read along. A member, approver or owner writes to the studio.",
  reviews: "An approver or owner answers this.",
  pays: "An approver or owner pays for this.",
  verifies: "An approver or owner asks for the verification.",
  details: "Owners of the company change its name, industry and website.",
  /** A draft that could not be changed: somebody was quicker, or the role is another since. */
  draftOutOfReach: "This draft is not there any more, or your role no longer lets you change it.",
} as const;
