import { createHash } from 'node:crypto';
import { escapeIdentifier, type Client } from 'pg';
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
export const submission = (kind: keyof typeof kinds, n: number) => id(kind, n).replace('-4000-', '-4001-');

export const hour = 3_600_000;
/** The latest hour of which the fixture tells; no date depends on when it is made. */
export const end = Date.parse('2026-11-20T09:00:00Z');
export const hoursBefore = (hours: number) => new Date(end - hours * hour).toISOString();
export const later = (date: string, hours: number) => new Date(Date.parse(date) + hours * hour).toISOString();

/** mulberry32: the same numbers each time. */
function seeded(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = seeded(54);
export const below = (limit: number) => Math.floor(random() * limit);
export const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
export const maybe = <T>(value: T): T | null => (random() < 0.5 ? value : null);
export const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** Every value in turn, whatever chance says. */
export const inTurn = <T>(list: readonly T[], n: number): T => list[n % list.length]!;
export const languageOf = (n: number) => inTurn(enums.languages, n);
export const reference = (n: number) => `KC-${(n * 7919 + 1_000_000).toString(32).toUpperCase().padStart(6, '0')}`;

export const sha256 = (text: string) => createHash('sha256').update(text).digest();
export const hex = (bytes: Buffer) => `\\x${bytes.toString('hex')}`;

/** Who works here: user part of the e-mail, name, role. */
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
/** Somebody who has an account and is no colleague any more. */
export const formerColleague = 'left@kordon.example';
export const superAdmin = staff[0]!.email;

export const companyCount = 150;
export const contactCount = 180;
export const requestCount = 200;

/** The first companies have two contacts, all others one. */
export const companyOf = (contact: number) => 1 + ((contact - 1) % companyCount);
export const mailbox = (n: number) =>
  `${inTurn(['Leyla', 'orhan', 'a.rocher', "o'neill", 'y+steel'], n)}@${inTurn(['Celik', 'haddehane', 'steel-works', 'metal.co'], n)}-${n}.example`;
/** Names that people repeat, and some that nobody else has. */
export const companyName = (n: number) => {
  const name = inTurn(companies[languageOf(n)], Math.floor(n / 5));
  return n % 9 === 0 ? name : `${name} ${n}`;
};
export const personName = (n: number) => inTurn(people[languageOf(n)], Math.floor(n / 5));

export class Story {
  constructor(readonly db: Client) {}

  /** One transaction at that time: what triggers date by the clock is dated then, before it is committed. */
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

  /** All rows have the columns of the first. Numbers that JavaScript cannot hold, and bytes as \x…, are texts. */
  async insert(table: string, rows: Row[]): Promise<void> {
    const columns = Object.keys(rows[0]!).map(escapeIdentifier).join();
    await this.db.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }

  /** A record was last changed when its latest entry in the log says so. The triggers would say now, so they rest meanwhile. */
  async settle(): Promise<void> {
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
