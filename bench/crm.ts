/**
 * How long the lists, filters and searches of the CRM take with few requests and with very many: each statement path as the screens use
 * it, on a database of its own under var/bench, the median of several runs. `--rows 1000,1000000` says how many requests.
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { readConfig } from '../server/config.ts';
import { communicationCounts, communications, followUps } from '../server/crm/communications/communication.list.ts';
import { possibleDuplicates } from '../server/crm/companies/company.duplicates.ts';
import { companies, companySummary } from '../server/crm/companies/company.list.ts';
import { contacts } from '../server/crm/contacts/contact.list.ts';
import { search } from '../server/crm/search/search.service.ts';
import { timeline } from '../server/crm/timeline/timeline.service.ts';
import { openDatabase } from '../server/database.ts';
import { addBulkQuotes } from '../server/demo/bulk.ts';
import { createLifecycle } from '../server/platform/lifecycle.ts';
import { createLog } from '../server/platform/log.ts';

const runs = 9;
const page = { first: 50 };

type Query = (db: DataSource, companyId: string) => Promise<unknown>;
const queries: Record<string, Query> = {
  'companies, newest': (db) => companies(db, {}, page),
  'companies, total': async (db) => (await companies(db, {}, page)).totalCount,
  'companies by name': (db) => companies(db, { order: 'name' }, page),
  'companies by last contact': (db) => companies(db, { order: 'last_contact' }, page),
  'companies by lead score': (db) => companies(db, { order: 'lead_score' }, page),
  'companies by value': (db) => companies(db, { order: 'total_value' }, page),
  'companies, type and status': (db) =>
    companies(db, { companyType: ['lead', 'prospect'], status: ['archived'] }, page),
  'companies, common word': (db) => companies(db, { search: 'demir' }, page),
  'companies, rare word': (db) => companies(db, { search: 'ege 17' }, page),
  'companies, misspelt': (db) => companies(db, { search: 'demri' }, page),
  'companies, no such word': (db) => companies(db, { search: 'xylofon' }, page),
  'company cards': (db) => companySummary(db),
  'possible duplicates': (db) => possibleDuplicates(db, { name: 'Demir Ege 17', email: 'a@firma-17.example' }),
  contacts: (db) => contacts(db, {}, page),
  'contacts, search': (db) => contacts(db, { search: 'ipek işık' }, page),
  'company timeline': (db, companyId) => timeline(db, companyId, null, page),
  communications: (db) => communications(db, {}, page),
  'communications, figures': (db) => communicationCounts(db),
  'communications, failed': (db) => communications(db, { status: ['failed'] }, page),
  'communications, two types, urgent': (db) =>
    communications(db, { type: ['phone', 'email'], priority: ['urgent'] }, page),
  'communications of a day': (db) => communications(db, { fromDay: '2026-06-01', toDay: '2026-06-01' }, page),
  'communications, common word': (db) => communications(db, { search: 'hurda' }, page),
  'communications, company name': (db) => communications(db, { search: 'firma-17' }, page),
  'follow-ups': (db) => followUps(db, 20),
  'search, common word': (db) => search(db, 'demir', 20),
  'search, rare words': (db) => search(db, 'demir ege 17', 20),
  'search, misspelt': (db) => search(db, 'nehri', 20),
};

async function timesWith(rows: number): Promise<Map<string, number>> {
  const log = createLog('error');
  const lifecycle = createLifecycle(log);
  try {
    const { db } = await openDatabase(readConfig({ DATA_DIR: `var/bench/${rows}`, DEMO_DATA: 'off' }), log, lifecycle);
    const [{ stored }] = await db.query<[{ stored: number }]>('select count(*)::int as stored from quote_requests');
    if (stored === 0) {
      const before = performance.now();
      await addBulkQuotes(db, rows);
      const [{ made }] = await db.query<[{ made: number }]>(
        `select ((select count(*) from companies) + (select count(*) from contacts) + (select count(*) from quote_requests)
           + (select count(*) from communications) + (select count(*) from quote_status_history))::int as made`,
      );
      const seconds = (performance.now() - before) / 1000;
      console.log(`${rows} requests: ${made} rows in ${seconds.toFixed(1)} s, ${Math.round(made / seconds)} a second`);
      await db.query('vacuum (analyze)');
    }
    const [{ id }] = await db.query<[{ id: string }]>('select id from companies order by created_at desc limit 1');
    const times = new Map<string, number>();
    for (const [name, query] of Object.entries(queries)) times.set(name, await median(() => query(db, id)));
    return times;
  } finally {
    await lifecycle.stop();
  }
}

async function median(query: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run <= runs; run++) {
    const before = performance.now();
    await query();
    if (run > 0) times.push(performance.now() - before); // the first warms up
  }
  return times.sort((one, other) => one - other)[Math.floor(runs / 2)]!;
}

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000,1000000' } } });
const sizes = values.rows.split(',').map(Number);
const results: Map<string, number>[] = [];
for (const rows of sizes) results.push(await timesWith(rows));

console.log(`\n| ms, median of ${runs} | ${sizes.map((rows) => `${rows} requests`).join(' | ')} | ratio |`);
console.log(`|---|${sizes.map(() => '---:|').join('')}---:|`);
for (const name of Object.keys(queries)) {
  const times = results.map((result) => result.get(name)!);
  const ratio = times.at(-1)! / times[0]!;
  console.log(`| ${name} | ${times.map((time) => time.toFixed(1)).join(' | ')} | ${ratio.toFixed(1)} |`);
}
