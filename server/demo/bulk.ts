import type { DataSource, EntityManager } from 'typeorm';
import { whileLoading } from './loading.ts';

interface Options {
  /** Requests of one statement. */
  batch?: number;
  onProgress?: (done: number) => void;
}

/** For each company; each request has two communications. */
const requestsOfCompany = 5;

/**
 * Adds invented requests of invented companies, spread over two years up to today, on top of what is there: a CRM to measure with. The
 * same number on the same records gives the same names, references and days every time: nothing is drawn, everything is reckoned from a
 * running number. All of it or nothing is stored, and meanwhile nobody else writes.
 */
export async function addBulkQuotes(
  db: DataSource,
  count: number,
  { batch = 20_000, onProgress = () => undefined }: Options = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('lock table companies, contacts, quote_requests, communications in share row exclusive mode');
    const [{ start }] = await tx.query<[{ start: number }]>(
      `select coalesce(max(substr(company_code, 4)::int) + 1, 0) * $1::int as start from companies where company_code like 'KD-%'`,
      [requestsOfCompany],
    );
    await whileLoading(tx, count, async () => {
      for (let done = 0; done < count; onProgress(done)) {
        const size = Math.min(batch, count - done);
        await addBatch(tx, start + done, size);
        done += size;
      }
      await settle(tx, start);
    });
  });
  await db.query('select fold_analytics_days()');
  await db.query(
    'analyze analytics_days, companies, contacts, quote_requests, communications, activity_logs, search_words, record_totals, quote_request_totals',
  );
}

/** Places in a list of so many, for a running number and a purpose: as good as drawn, and the same every time. */
const pick = (values: string[], purpose: string) =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + ${mixed(purpose)} % ${values.length}]`;
const mixed = (purpose: string) => `(hashint8extended(n, hashtext('${purpose}')) & 1073741823)`;
/** An id that belongs to a running number. */
const idOf = (kind: string, number = 'n') => `md5('${kind} ' || ${number})::uuid`;
const day = `date_trunc('day', now())`;

/** Requests `from` and after, with their companies, people and communications. */
async function addBatch(tx: EntityManager, from: number, size: number): Promise<void> {
  const firstCompany = Math.ceil(from / requestsOfCompany);
  const lastCompany = Math.ceil((from + size) / requestsOfCompany) - 1;
  const companies = `generate_series($1::bigint, $2::bigint) as n`;
  await tx.query(
    `insert into companies (id, company_code, name, company_type, industry, website, city, country, lead_source, lead_score, priority,
       status, created_at, updated_at)
     select ${idOf('company')}, 'KD-' || lpad(n::text, 7, '0'),
       ${pick(['Demir', 'Çelik', 'Hadde', 'Boru', 'Profil', 'Steel', 'Métal', 'فولاد', 'الحديد'], 'trade')} || ' '
         || ${pick(['Ege', 'Anadolu', 'Northern', 'Delta', 'Atlas', 'Nehir', 'Coastal', 'Ouest'], 'place')} || ' ' || n,
       ${pick(['prospect', 'lead', 'customer', 'supplier', 'partner'], 'type')},
       ${pick(['Haddehane', 'İnşaat', 'Ticaret', 'Gemi inşa', 'Boru'], 'industry')},
       'https://firma-' || n || '.example', ${pick(['İzmir', 'İstanbul', 'Annaba', 'Oran', 'Leeds'], 'city')}, 'Turkey', 'website',
       ${mixed('score')} % 101, ${pick(['low', 'medium', 'medium', 'high', 'critical'], 'weight')},
       ${pick([...Array<string>(17).fill('active'), 'inactive', 'archived', 'blacklisted'], 'status')}, made, made
     from ${companies} cross join lateral (select ${day} - ${mixed('age')} % 63072000 * interval '1 second' as made) as dated`,
    [firstCompany, lastCompany],
  );
  await tx.query(
    `insert into contacts (id, company_id, name, email, position, is_primary, lead_source, created_at, updated_at)
     select ${idOf('contact')}, ${idOf('company')},
       ${pick(['Ayşe', 'Mehmet', 'İpek', 'Ömer', 'Grace', 'Yacine', 'نور', 'رضا'], 'first name')} || ' '
         || ${pick(['Yılmaz', 'Işık', 'Şahin', 'Whitmore', 'Benali', 'حداد'], 'last name')},
       'kisi@firma-' || n || '.example', 'Contact', true, 'website', ${day}, ${day}
     from ${companies}`,
    [firstCompany, lastCompany],
  );
  const requests = `generate_series($1::bigint, $2::bigint) as n`;
  await tx.query(
    `insert into quote_requests (
       id, submission_id, reference, source, name, email, company, message, status, priority, product_type, product_title,
       quantity, language, quoted_amount, quoted_currency, first_response_at, closed_at, company_id, contact_id, created_at, updated_at
     )
     select ${idOf('request')}, ${idOf('submission')},
       -- An odd factor takes every number of 30 bits to another one, so no two are alike; people's own are six characters.
       'KD-' || lpad(upper(to_hex(n * 387420489 & 1073741823)), 8, '0'),
       ${pick(['quick_quote', 'buyer_quote', 'seller_quote', 'equipment_card', 'hydraulic_quote'], 'source')},
       contacts.name, contacts.email, companies.name, 'Fiyat, teslim süresi ve sertifika bilgisini paylaşır mısınız?',
       stage, ${pick(['low', 'normal', 'normal', 'normal', 'high', 'urgent'], 'priority')},
       ${pick(['scrap', 'slab', 'billet', 'rebar', 'wire-rod', 'dri'], 'product')},
       ${pick(['Hurda', 'Slab', 'Kütük', 'İnşaat demiri', 'Filmaşin', 'Sünger demir'], 'product')},
       100 + ${mixed('tons')} % 20000, ${pick(['tr', 'en', 'fa', 'ar', 'fr'], 'language')},
       case when stage in ('quoted', 'closed') then 10000 + ${mixed('amount')} % 3000000 end,
       case when stage in ('quoted', 'closed') then 'USD' end,
       case when stage not in ('new', 'pending') then made + ${mixed('wait')} % 172800 * interval '1 second' end,
       case stage when 'closed' then made + (172800 + ${mixed('deal')} % 1728000) * interval '1 second' end,
       companies.id, contacts.id, made, made
     from ${requests}
       cross join lateral (select
         ${day} - ${mixed('asked')} % 63072000 * interval '1 second' as made,
         ${pick(['new', 'new', 'new', 'new', 'pending', 'pending', 'pending', 'contacted', 'contacted', 'contacted', 'responded', 'responded', 'responded', 'quoted', 'quoted', 'quoted', 'quoted', 'closed', 'closed', 'closed'], 'stage')} as stage
       ) as dated
       join companies on companies.id = ${idOf('company', `(n / ${requestsOfCompany})`)}
       join contacts on contacts.id = ${idOf('contact', `(n / ${requestsOfCompany})`)}`,
    [from, from + size - 1],
  );
  await tx.query(
    `insert into communications (
       company_id, contact_id, quote_request_id, type, direction, subject, content, status, priority, created_at, updated_at
     )
     select company_id, contact_id, q.id, said.type, said.direction, said.subject || product_title, message, said.status, priority,
       created_at + said.after, created_at + said.after
     from ${requests} join quote_requests q on q.id = ${idOf('request')}
       cross join lateral (values
         ('form_submission', 'inbound', 'Teklif talebi: ', case q.status when 'new' then 'received' else 'replied' end, interval '0'),
         (${pick(['email', 'email', 'phone', 'whatsapp', 'meeting', 'video_call'], 'means')}, 'outbound', 'Yanıt: ',
           ${pick([...Array<string>(19).fill('sent'), 'delivered', 'read', 'failed'], 'end')}, interval '3 hours')
       ) as said (type, direction, subject, status, after)`,
    [from, from + size - 1],
  );
  await tx.query(
    `insert into quote_status_history (quote_request_id, to_status, changed_at)
     select q.id, q.status, q.created_at from ${requests} join quote_requests q on q.id = ${idOf('request')}`,
    [from, from + size - 1],
  );
}

/** What triggers would have kept, for all companies that got something: counters, totals, words. */
async function settle(tx: EntityManager, from: number): Promise<void> {
  await tx.query(
    `update companies c set total_quotes = q.quotes, total_orders = q.orders, total_value = q.value, contact_count = p.contacts,
       communication_count = m.communications, last_contact_date = m.latest
     from (select company_id, count(*) as quotes, count(*) filter (where status = 'closed') as orders,
             coalesce(sum(quoted_amount) filter (where status = 'closed'), 0) as value from quote_requests group by 1) q,
       (select company_id, count(*) as contacts from contacts group by 1) p,
       (select company_id, count(*) as communications, max(created_at) as latest from communications group by 1) m
     where q.company_id = c.id and p.company_id = c.id and m.company_id = c.id and c.company_code like 'KD-%'
       and c.company_code >= 'KD-' || lpad(($1::bigint / ${requestsOfCompany})::text, 7, '0')`,
    [from],
  );
  await tx.query(`
    delete from record_totals;
    insert into record_totals
      select 'companies', array[company_type], count(*), sum(total_value) from companies where deleted_at is null group by 2;
    insert into record_totals
      select 'communications', array[type, direction, communications.status, communications.priority], count(*), 0
      from communications join companies on companies.id = company_id and deleted_at is null group by 2;
    delete from quote_request_totals;
    insert into quote_request_totals
      select status, priority, source, language, coalesce(product_type, ''), count(*) from quote_requests group by 1, 2, 3, 4, 5;
    insert into search_words
      select distinct word from (
        select regexp_replace(name, ' \\d+$', '') as value from companies union select industry from companies
        union select name from contacts union select subject from communications
      ) as named, search_words_of(value) as word
      where not exists (select from search_words known where known.word = word.word);
    insert into activity_logs (action, target_type, target_id, details, company_id, created_at)
      select 'INSERT', 'quote_requests', id, jsonb_build_object('name', name, 'company', company, 'email', email, 'status', status),
        company_id, created_at
      from quote_requests where reference like 'KD-%' order by created_at desc limit 20000;
  `);
}
