import type { TestApp } from '../app.ts';

/** Creates quote requests of two Novembers, and an e-mail campaign. */
export async function createNovemberRecords(app: TestApp): Promise<void> {
  const [company] = await app.query<{ id: string }>(
    `insert into companies (name, country) values ('Annaba Acier', 'Algeria') returning id`,
  );
  // Three requests in November 2020, one of them closed, and one in the year before. Other tests have no records of that time.
  for (const [name, day, status, language] of [
    ['Yacine Benali', '2020-11-02 10:00+03', 'closed', 'fr'],
    ['Leyla Demir', '2020-11-03 10:00+03', 'new', 'tr'],
    ['Grace Whitmore', '2020-11-03 23:59:59+03', 'quoted', 'en'],
    ['Reza Karimi', '2019-11-03 10:00+03', 'new', 'fa'],
  ])
    await app.query(
      `insert into quote_requests (submission_id, reference, source, name, email, status, outcome, language, created_at, company_id)
       values (gen_random_uuid(), $1, 'quick_quote', $1, 'a@example.com', $2, case $2 when 'closed' then 'won' end, $3, $4, $5)`,
      [name, status, language, day, name === 'Yacine Benali' ? company!.id : null],
    );
  await app.query(
    `insert into email_campaigns (subject, sent_at, sent_count, opened_count) values ('Filmaşin kontrat çağrısı', '2020-11-02 09:00+03', 100, 45)`,
  );
}

export const novemberPath = '/admin/conversion-analytics?from=2020-11-01&to=2020-11-30';
