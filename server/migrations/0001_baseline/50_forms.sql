-- The other public forms, files and consents.

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null unique,
  reference text not null unique,
  name text not null,
  company text not null,
  email text not null,
  phone text not null default '',
  topic text check (topic in (
    'genel-bilgi', 'urun-sorgusu', 'fiyat-teklifi', 'teknik-destek', 'kalite-sertifika', 'teslimat-lojistik', 'odeme-finansman',
    'ihracat-ithalat', 'proje-danismanligi', 'haddehane-cozumleri', 'endüstriyel-ekipman', 'tedarikci-ortakligi', 'satın-alma',
    'hurda-alimi', 'hammadde-tedariği', 'özel-üretim', 'ar-ge', 'yatirimci-iliskileri', 'iş-birligi', 'şikayet-öneri', 'basin-medya',
    'etkinlik-fuar', 'eğitim-seminer', 'surdurulebilirlik', 'cevre-kalite', 'is-guvenliği', 'diger'
  )),
  subject text not null,
  message text not null,
  language text not null default 'tr' check (language in ('tr', 'en', 'fa', 'ar', 'fr')),
  company_id uuid references companies on delete set null,
  contact_id uuid references contacts on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table supplier_applications (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null unique,
  reference text not null unique,
  company_name text not null,
  country text not null,
  product_type text not null,
  -- metric tons
  monthly_capacity numeric(14, 3) not null check (monthly_capacity > 0),
  contact_person text not null,
  email text not null,
  phone text not null,
  website text,
  description text,
  language text not null default 'tr' check (language in ('tr', 'en', 'fa', 'ar', 'fr')),
  company_id uuid references companies on delete set null,
  contact_id uuid references contacts on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table attachments (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  type text not null,
  -- bytes
  size integer not null,
  contact_message_id uuid references contact_messages on delete cascade,
  supplier_application_id uuid references supplier_applications on delete cascade,
  created_at timestamptz(3) not null default now(),
  constraint attachments_not_empty check (size > 0),
  constraint attachments_one_owner check (num_nonnulls(contact_message_id, supplier_application_id) <= 1)
);

-- A file is stored in pieces, so that no server ever holds a whole one in memory.
create table attachment_chunks (
  attachment_id uuid references attachments on delete cascade,
  position integer check (position >= 0),
  content bytea not null,
  primary key (attachment_id, position)
);
-- Files that people send are compressed already.
alter table attachment_chunks alter column content set storage external;

create table company_documents (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  attachment_id uuid not null unique references attachments on delete cascade,
  name text not null check (btrim(name) <> ''),
  type text not null,
  size integer not null check (size > 0),
  created_by uuid references admin_users on delete set null,
  created_at timestamptz(3) not null default now()
);

create table consents (
  id uuid primary key default gen_random_uuid(),
  subject_type text not null check (subject_type in ('quote_request', 'contact_message', 'supplier_application', 'contact')),
  subject_id uuid not null,
  purpose text not null check (purpose in ('privacy_notice', 'marketing')),
  text_version text not null,
  locale text not null check (locale in ('tr', 'en', 'fa', 'ar', 'fr')),
  given_at timestamptz(3) not null default now(),
  withdrawn_at timestamptz(3),
  address inet,
  check (withdrawn_at >= given_at)
);
