-- Offers have revisions, a status, all terms of a proforma invoice, and may be incomplete while they are drafts. Offers without a request
-- belong to a company. Locks offers and offer_lines; both are small.

alter table offers
  drop constraint offers_number_key,
  alter column quote_request_id drop not null,
  alter column delivery_terms drop not null,
  alter column delivery_place set default '',
  alter column payment_terms drop not null,
  alter column valid_until drop not null,
  alter column attachment_id drop not null,
  drop constraint offers_delivery_terms_check,
  add constraint offers_delivery_terms_check
    check (delivery_terms in ('exw', 'fca', 'cpt', 'cip', 'dap', 'dpu', 'ddp', 'fas', 'fob', 'cfr', 'cif')),
  add column revision integer not null default 1 check (revision > 0),
  add column status text not null default 'draft'
    check (status in ('draft', 'sent', 'accepted', 'declined', 'withdrawn', 'superseded')),
  add column subtotal numeric(14, 2) not null default 0 check (subtotal >= 0),
  add column discount numeric(14, 2) not null default 0 check (discount >= 0),
  add column freight numeric(14, 2) not null default 0 check (freight >= 0),
  add column insurance numeric(14, 2) not null default 0 check (insurance >= 0),
  add column vat_percent numeric(6, 1) not null default 0 check (vat_percent between 0 and 100),
  add column vat numeric(14, 2) not null default 0 check (vat >= 0),
  add column tolerance_percent numeric(6, 1) check (tolerance_percent between 0 and 100),
  add column origin text not null default '',
  add column packing text not null default '',
  add column loading_port text not null default '',
  add column discharge_port text not null default '',
  add column shipment_from date,
  add column shipment_until date,
  add column partial_shipment boolean,
  add column transshipment boolean,
  add column payment_text text not null default '',
  add column inspection text not null default '',
  add column documents text not null default '',
  add column rate_to_usd double precision check (rate_to_usd > 0),
  add column rate_at timestamptz(3),
  add column rate_source text check (rate_source in ('feed', 'desk', 'manual')),
  add column rate_by text,
  add column approved_by uuid references admin_users on delete set null,
  add column approved_at timestamptz(3),
  add column sent_at timestamptz(3),
  add column viewed_at timestamptz(3),
  add column updated_at timestamptz(3) not null default now(),
  add constraint offers_number_revision_key unique (number, revision);

-- The changes below are not logged.
drop trigger log_activity on offers;
-- An offer that was attached to a mail becomes `sent`. The others stay drafts, because nothing shows that the customer has them.
update offers set subtotal = total, updated_at = created_at;
update offers set status = 'sent', sent_at = mail.created_at
  from (
    select file::uuid as attachment_id, min(created_at) as created_at
    from communications cross join lateral jsonb_array_elements_text(metadata -> 'attachmentIds') as file
    where metadata ? 'attachmentIds'
    group by 1
  ) as mail
  where mail.attachment_id = offers.attachment_id;

alter table offers add constraint offers_complete_check check (
  status in ('draft', 'withdrawn')
  or (delivery_terms is not null and payment_terms is not null and valid_until is not null and attachment_id is not null)
);

alter table offer_lines
  alter column quantity drop not null,
  alter column unit_price drop not null,
  alter column amount set default 0,
  add column hs_code text not null default '',
  add column grade text not null default '',
  add column standard text not null default '';

-- From now on, saving a draft again is not logged.
create trigger log_activity after insert or update of status, viewed_at, approved_at or delete on offers
  for each row execute function log_activity();
