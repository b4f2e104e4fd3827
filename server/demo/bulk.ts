import type { DataSource, EntityManager } from 'typeorm';

interface Options {
  /** Requests of one transaction. */
  batch?: number;
  onProgress?: (done: number) => void;
}

const requestsOfCompany = 40;

/**
 * Adds invented requests of invented companies, spread over two years, on top of what is there: a CRM to measure with. Each
 * request has its communication; counters, history and activity come from the triggers, as always.
 */
export async function addBulkQuotes(
  db: DataSource,
  count: number,
  { batch = 2_000, onProgress = () => undefined }: Options = {},
): Promise<void> {
  for (let done = 0; done < count; onProgress(done))
    done += await db.transaction((tx) => addBatch(tx, Math.min(batch, count - done)));
  await db.query('analyze companies, contacts, quote_requests, communications, activity_logs');
}

/** @returns how many requests were added: the few whose reference was taken are not */
async function addBatch(tx: EntityManager, size: number): Promise<number> {
  const companies = await addCompanies(tx, Math.ceil(size / requestsOfCompany));
  await addContacts(tx, companies);
  const [{ added }] = await tx.query<[{ added: number }]>(
    `with drawn as (
       select ($2::uuid[])[1 + random() * (cardinality($2::uuid[]) - 1)] as company_id,
         now() - random() * interval '730 days' as created_at,
         (random() * (2 ^ 30 - 1))::int as bits,
         random() as luck
       from generate_series(1, $1)
     ),
     requests as (
       insert into quote_requests (
         submission_id, reference, source, name, email, company, message, status, priority, product_type, product_title,
         quantity, language, quoted_amount, quoted_currency, first_response_at, company_id, contact_id, created_at, updated_at
       )
       select gen_random_uuid(),
         'KC-' || (
           select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (bits >> 5 * place & 31), 1), '')
           from generate_series(0, 5) as place
         ),
         (array['quick_quote', 'buyer_quote', 'seller_quote', 'equipment_card', 'hydraulic_quote'])[1 + bits % 5],
         contacts.name, contacts.email, companies.name,
         'Fiyat, teslim süresi ve sertifika bilgisini paylaşır mısınız?',
         stage, (array['low', 'normal', 'normal', 'normal', 'high', 'urgent'])[1 + bits % 6],
         (array['scrap', 'slab', 'billet', 'rebar', 'wire-rod', 'dri'])[1 + bits % 6],
         (array['Hurda', 'Slab', 'Kütük', 'İnşaat demiri', 'Filmaşin', 'Sünger demir'])[1 + bits % 6],
         100 + bits % 20000, (array['tr', 'en', 'fa', 'ar', 'fr'])[1 + bits % 5],
         case when stage in ('quoted', 'closed') then 10000 + bits % 3000000 end,
         case when stage in ('quoted', 'closed') then 'USD' end,
         case when stage not in ('new', 'pending') then drawn.created_at + luck * interval '2 days' end,
         drawn.company_id, contacts.id, drawn.created_at, drawn.created_at
       from drawn
         cross join lateral (select case
           when luck < 0.2 then 'new' when luck < 0.35 then 'pending' when luck < 0.5 then 'contacted'
           when luck < 0.65 then 'responded' when luck < 0.85 then 'quoted' else 'closed' end as stage) as drawn_stage
         join companies on companies.id = drawn.company_id
         join contacts on contacts.company_id = drawn.company_id
       on conflict (reference) do nothing
       returning *
     ),
     communications as (
       insert into communications (
         company_id, contact_id, quote_request_id, type, direction, subject, content, status, created_at, updated_at
       )
       select company_id, contact_id, id, 'form_submission', 'inbound', 'Teklif talebi: ' || product_title, message,
         case status when 'new' then 'received' else 'replied' end, created_at, created_at
       from requests
     )
     select count(*)::int as added from requests`,
    [size, companies],
  );
  return added;
}

async function addCompanies(tx: EntityManager, count: number): Promise<string[]> {
  const companies = await tx.query<{ id: string }[]>(
    `insert into companies (name, company_type, industry, website, city, lead_source, lead_score, priority, created_at, updated_at)
     select
       (array['Demir', 'Çelik', 'Hadde', 'Boru', 'Profil', 'Steel', 'Métal', 'فولاد', 'الحديد'])[1 + random() * 8] || ' '
         || (array['Ege', 'Anadolu', 'Northern', 'Delta', 'Atlas', 'Nehir', 'Coastal', 'Ouest'])[1 + random() * 7] || ' ' || n,
       (array['prospect', 'lead', 'customer', 'supplier', 'partner'])[1 + random() * 4],
       (array['Haddehane', 'İnşaat', 'Ticaret', 'Gemi inşa', 'Boru'])[1 + random() * 4],
       'https://firma-' || n || '.example', 'İzmir', 'website', random() * 100,
       (array['low', 'medium', 'high', 'critical'])[1 + random() * 3], drawn_at, drawn_at
     from (
       select nextval('company_code_number') as n, now() - random() * interval '730 days' as drawn_at
       from generate_series(1, $1)
     ) as drawn
     returning id`,
    [count],
  );
  return companies.map(({ id }) => id);
}

const addContacts = (tx: EntityManager, companies: string[]) =>
  tx.query(
    `insert into contacts (company_id, name, email, position, is_primary, lead_source)
     select id,
       (array['Ayşe', 'Mehmet', 'İpek', 'Ömer', 'Grace', 'Yacine', 'نور', 'رضا'])[1 + random() * 7] || ' '
         || (array['Yılmaz', 'Işık', 'Şahin', 'Whitmore', 'Benali', 'حداد'])[1 + random() * 5],
       'kisi@' || id || '.example', 'Contact', true, 'website'
     from unnest($1::uuid[]) as id`,
    [companies],
  );
