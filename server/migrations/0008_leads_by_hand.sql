-- Quote requests that a salesperson enters by hand: new sources, and a person of whom only the phone number is known. In that case
-- quote_requests.email is '', as an unknown phone or company is, so that the largest table need not be rewritten for its search_text.

-- Reads quote_requests once while it is locked: some 20 ms for 100,000 requests.
alter table quote_requests drop constraint quote_requests_source_check;
alter table quote_requests add constraint quote_requests_source_check check (source in (
  'quick_quote', 'hydraulic_quote', 'equipment_card', 'buyer_quote', 'seller_quote', 'phone', 'fair', 'email', 'referral', 'other'
));
comment on column quote_requests.email is 'Empty when unknown, for a request that was entered by hand';

-- The unique index on email_key(email) allows any number of contacts without an address. The generated column would be null for them; adding
-- it again rewrites contacts, which is locked meanwhile: about a second for 30,000 contacts.
alter table contacts alter column email drop not null;
alter table contacts drop column search_text;
alter table contacts
  add column search_text text generated always as (fold_text(name || E'\n' || coalesce(email, ''))) stored;
create index contacts_search on contacts using gin (search_text gin_trgm_ops);
comment on index contacts_search is 'Contacts by words, also misspelt ones';

-- A lead without a country is not Turkish. The company form has its own default. Stored companies keep their country: whether somebody
-- entered it is not known.
alter table companies alter column country set default '';
comment on column companies.country is 'In English; empty when unknown';
