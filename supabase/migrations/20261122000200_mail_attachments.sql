-- A mail about an issued document brings it as a PDF. The row names the document: its bytes are in private.document_files, and
-- are read when the mail leaves. No reference: an issued document is there for years after the mail about it.
alter table private.outbox add column document_id uuid;
