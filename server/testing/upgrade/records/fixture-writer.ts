import { createHash } from 'node:crypto';
import { escapeIdentifier, type Client } from 'pg';
import { HOUR_MS } from '../../../../common/durations.ts';
import * as enums from '../../../../common/enums.ts';
import { companies, people } from './texts.ts';

export type Row = Record<string, unknown>;

const kinds = {
  admin: '0000a000',
  account: '0000a001',
  token: '0000a002',
  session: '0000a003',
  company: '0000c000',
  contact: '0000c001',
  request: '0000d000',
  message: '0000d001',
  application: '0000d002',
  communication: '0000e000',
  campaign: '0000e001',
  activity: '0000e002',
  attachment: '0000f000',
  document: '0000f001',
  offer: '0000f002',
  consent: '0000f003',
  alert: '0000f004',
};
export const id = (kind: keyof typeof kinds, n: number) =>
  `${kinds[kind]}-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const submissionIdOf = (kind: keyof typeof kinds, n: number) => id(kind, n).replace('-4000-', '-4001-');

/** End of the period of the fixture's records. Dates do not depend on the time of generation. */
export const end = Date.parse('2026-11-20T09:00:00Z');
export const hoursBeforeEnd = (hours: number) => new Date(end - hours * HOUR_MS).toISOString();
export const addHours = (date: string, hours: number) => new Date(Date.parse(date) + hours * HOUR_MS).toISOString();

/** Creates a reproducible random number generator (mulberry32). */
function createRandom(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = createRandom(54);
export const randomBelow = (limit: number) => Math.floor(random() * limit);
export const pickRandom = <T>(list: readonly T[]): T => list[randomBelow(list.length)]!;
export const randomOrNull = <T>(value: T): T | null => (random() < 0.5 ? value : null);
export const countTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** Returns the values of a list in turn, so that each occurs. */
export const cycle = <T>(list: readonly T[], n: number): T => list[n % list.length]!;
export const languageOf = (n: number) => cycle(enums.languages, n);
export const reference = (n: number) => `KC-${(n * 7919 + 1_000_000).toString(32).toUpperCase().padStart(6, '0')}`;

export const sha256 = (text: string) => createHash('sha256').update(text).digest();
export const hex = (bytes: Buffer) => `\\x${bytes.toString('hex')}`;

/** Admin users: local part of the e-mail address, name, role. */
const colleagues = [
  ['selin', 'Selin Işık', 'super_admin'],
  ['ece', 'Ece Yılmaz', 'super_admin'],
  ['baran', 'Barân Öztürk', 'admin'],
  ['nil', 'نیلوفر', 'admin'],
  ['deniz', 'Deniz Kaya', 'admin'],
  ['mert', "Mert D'Angelo", 'admin'],
  ['aylin', 'Aylin', 'analyst'],
  ['can', 'Can', 'analyst'],
  ['derya', 'Derya', 'analyst'],
  ['emre', 'Emre', 'admin'],
] as const;
export const staff = colleagues.map(([user, name, role], index) => ({
  id: id('admin', index + 1),
  email: `${user}@kordon.example`,
  name,
  role,
}));
/** An account whose admin user was deleted. */
export const formerColleague = 'left@kordon.example';
export const superAdmin = staff[0]!.email;

export const companyCount = 150;
export const contactCount = 180;
export const requestCount = 200;

/** The first companies have two contacts, all others one. */
export const companyOf = (contact: number) => 1 + ((contact - 1) % companyCount);
export const emailOf = (n: number) =>
  `${cycle(['Leyla', 'orhan', 'a.rocher', "o'neill", 'y+steel'], n)}@${cycle(['Celik', 'haddehane', 'steel-works', 'metal.co'], n)}-${n}.example`;
/** Returns a company name. Some of them occur several times. */
export const companyName = (n: number) => {
  const name = cycle(companies[languageOf(n)], Math.floor(n / 5));
  return n % 9 === 0 ? name : `${name} ${n}`;
};
export const personName = (n: number) => cycle(people[languageOf(n)], Math.floor(n / 5));

/** Inserts records of the fixture with fixed dates. */
export class FixtureWriter {
  constructor(readonly db: Client) {}

  /** Runs `work` in a transaction and moves the rows that triggers dated with the current time to the given date. */
  async at(date: string, actor: string | null, work: () => Promise<unknown>): Promise<void> {
    await this.db.query('begin');
    await this.db.query(`select set_config('kordon.actor', $1, true)`, [actor ?? '']);
    await work();
    for (const [table, column] of [
      ['activity_logs', 'created_at'],
      ['quote_status_history', 'changed_at'],
    ])
      await this.db.query(`update ${table} set ${column} = $1 where ${column} = now()::timestamptz(3)`, [date]);
    await this.db.query('commit');
  }

  /** Inserts rows with the same columns. Numbers beyond the precision of JavaScript, and bytes as \x…, are passed as strings. */
  async insert(table: string, rows: Row[]): Promise<void> {
    const columns = Object.keys(rows[0]!).map(escapeIdentifier).join();
    await this.db.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }

  /** Sets `updated_at` of all records to the date of their latest log entry. Triggers are disabled, because they would set the current time. */
  async alignUpdatedAt(): Promise<void> {
    const { rows } = await this.db.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'updated_at' and table_name in (select target_type from activity_logs)
       order by 1`,
    );
    for (const { name } of rows)
      await this.db.query(
        `alter table ${name} disable trigger user;
         update ${name} set updated_at = (select max(l.created_at) from activity_logs l where target_id = ${name}.id);
         alter table ${name} enable trigger user`,
      );
  }
}
