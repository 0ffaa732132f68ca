-- Why each function that runs as its owner may be called by those who are signed in, or by everybody. A new one says so
-- too: tests/rls/schema-lints.test.ts asks for it.
comment on function public.cancel_email_change() is
  'Safe as its owner: it changes the account of auth.uid() alone, and only takes back what that account had asked for.';
comment on function public.deliver_version(uuid, text, text, text) is
  'Safe as its owner: private.is_staff() is its first line, and the file must lie in the folder of its own work.';
comment on function public.list_client_contacts(uuid) is
  'Safe as its owner: it answers nothing unless private.is_staff(), which is asked before any row is read.';
comment on function public.list_clients(text, text, text, integer, integer) is
  'Safe as its owner: every row is under private.is_staff(), and what it answers of an account is named column by column.';
comment on function public.list_conversations(text, text, uuid, integer, integer) is
  'Safe as its owner: every row is under private.is_staff(), and what it answers of an account is its address alone.';
comment on function public.list_staff() is
  'Safe as its owner: every row is under private.is_staff(), and it answers names and ids of colleagues alone.';
comment on function public.log_preview(uuid) is
  'Safe as its owner: private.is_staff() is its first line, and it writes one entry of the log in the name of auth.uid().';
comment on function public.mark_messages_read(uuid, timestamptz) is
  'Safe as its owner: it sets read_at alone, of the conversation of auth.uid(), or of one that private.is_staff() names.';
comment on function public.my_enquiries() is
  'Safe as its owner: it answers what was sent from addresses that auth.uid() had proven, in the time they were theirs.';
comment on function public.my_sessions() is
  'Safe as its owner: it answers the sessions of auth.uid() alone, and no token of theirs.';
comment on function public.name_audit_entries(bigint[]) is
  'Safe as its owner: every row is under private.is_staff(), and it answers names for at most 200 entries of the log.';
comment on function public.read_client_account(uuid) is
  'Safe as its owner: every row is under private.is_staff(), and what it answers of an account is named column by column.';
comment on function public.read_feed_state() is
  'Safe as its owner: every row is under private.is_staff(), and it only reads.';
comment on function public.review_deliverable(uuid, text, text) is
  'Safe as its owner: it goes on only where auth.uid() owns the project or campaign, whose row it locks.';
comment on function public.revoke_session(uuid) is
  'Safe as its owner: it deletes a session of auth.uid() alone, and answers no more than whether there was one.';
comment on function public.search_inbox(
  text[], text, text, uuid, boolean, boolean, timestamptz, uuid, integer, integer
) is 'Safe as its owner: every row is under private.is_staff(), and it answers ids, which are read under their policies.';
comment on function private.is_file_in_use(text, text) is
  'Safe as its owner: in a schema that no request can name, called by policies, and answers yes or no about one file.';
comment on function private.is_staff() is
  'Safe as its owner: in a schema that no request can name, takes nothing, and answers yes or no about the caller.';
comment on function private.first_readable_owner() is
  'Safe as its owner: in a schema that no request can name, takes nothing, and answers the caller''s id or a constant.';
comment on function private.last_readable_owner() is
  'Safe as its owner: in a schema that no request can name, takes nothing, and answers the caller''s id or a constant.';
