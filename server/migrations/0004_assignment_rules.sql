-- Rules that give new requests an owner. The first rule that matches counts; a criterion that is null matches every request.

create table assignment_rules (
  position int primary key,
  language text check (language in ('tr', 'en', 'fa', 'ar', 'fr')),
  country text,
  product_type text,
  owner_id uuid not null references admin_users on delete cascade
);
comment on column assignment_rules.country is 'As in companies.country';
comment on column assignment_rules.product_type is 'As in quote_requests.product_type';
