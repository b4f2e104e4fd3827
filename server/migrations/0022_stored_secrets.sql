-- Names the type of encrypted columns, so that none is forgotten when the key is replaced, and stores only hashes of the links that confirm a
-- privacy request; links that were mailed stay valid. Locks second_factors and privacy_requests; neither is rewritten.

create domain encrypted as bytea;
comment on domain encrypted is 'Encrypted by server/platform/vault.ts: version, id of the key, nonce, tag, ciphertext';
alter table second_factors alter column secret type encrypted;

-- null until the mail with the link is sent, and for requests that the desk has entered
alter table privacy_requests add column token_hash bytea unique check (length(token_hash) = 32);
update privacy_requests set token_hash = sha256(convert_to(token::text, 'utf8'));
alter table privacy_requests drop column token;
