/** What a proposal is about: an item of the inbox, a project to change, a client, or nobody that is known. */
export type BeginningChoice =
  | { inboxItemId: string }
  | { projectId: string }
  | { companyId: string }
  | { isOpen: true };
