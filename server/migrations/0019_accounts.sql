-- Fresh proofs of identity, scopes of API tokens and passwords that have to be changed. Every column is added with a constant default, so
-- that no table is rewritten.

-- When the person behind the session last confirmed password and second factor; operations that matter ask for it again after ten minutes.
alter table sessions add column proved_at timestamptz(3);

-- Existing tokens keep what they could do: run queries and download files.
alter table api_tokens add column scopes text[] not null default '{read,export}'
  constraint api_tokens_scopes_check check (scopes <@ '{read,export,write}' and cardinality(scopes) > 0);
alter table api_tokens alter column scopes drop default;

-- Set for a password that somebody else chose: nothing else is possible until its owner has changed it.
alter table admin_users add column must_change_password boolean not null default false;
