import type { EntityManager } from 'typeorm';
import type { Person } from './person.ts';
import { personalTables } from './personal-tables.ts';

/** Replaces the name, address or phone number of a person in texts. */
export const REDACTED = '•••';

/** Patterns of PostgreSQL by which a person is found in texts. */
export interface PersonPatterns {
  /** Address, phone numbers, and names that nobody else has. Null when there are none. */
  everywhere: string | null;
  /** Like `everywhere`, and also names that are short or that other people have; used only in records of the companies of the person. */
  inCompanies: string | null;
}

const escape = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, (sign) => `\\${sign}`);
const asWord = (pattern: string): string => `(?<![[:alnum:]])${pattern}(?![[:alnum:]])`;
/** Digits with the usual separators, with or without country code and trunk prefix: people write 0532 for +90 532. */
const toPhonePattern = (digits: string): string =>
  `(?<!\\d)(?:\\+?\\d{1,4}[\\s()./-]{0,3})?(?:\\(?0\\)?[\\s()./-]{0,2})?${[...digits].join('[\\s()./-]{0,3}')}(?!\\d)`;
/** The case of İ and I depends on the language; PostgreSQL folds by that of the database. */
const toNamePattern = (name: string): string => {
  const cases = [name, name.toLocaleUpperCase('tr'), name.toLocaleLowerCase('tr'), name.toUpperCase()];
  const words = (text: string) => text.trim().split(/\s+/).map(escape).join('\\s+');
  return asWord(`(?:${[...new Set(cases.map(words))].join('|')})`);
};

export async function createPatterns(tx: EntityManager, person: Person): Promise<PersonPatterns> {
  const fullNames = person.names.filter((name) => /\S\s+\S/.test(name.trim()));
  const shared = await tx.query<{ name: string }[]>(
    `select distinct lower(btrim(name)) as name from contacts
     where lower(btrim(name)) = any(select lower(btrim(unnest($1::text[])))) and not (id = any($2::uuid[]))`,
    [fullNames, person.contacts],
  );
  const isShared = (name: string) => shared.some((other) => other.name === name.trim().toLowerCase());
  const keys = [
    ...person.emails.map((email) => `(?<![[:alnum:]._+-])${escape(email)}(?![[:alnum:]-])`),
    ...person.phones.filter((phone) => phone.length >= 7).map(toPhonePattern),
  ];
  const join = (patterns: string[]) => patterns.join('|') || null;
  return {
    everywhere: join([...keys, ...fullNames.filter((name) => !isShared(name)).map(toNamePattern)]),
    inCompanies: join([...keys, ...person.names.filter((name) => name.trim().length > 1).map(toNamePattern)]),
  };
}

interface TextColumn {
  table: string;
  name: string;
  type: string;
}

/**
 * Replaces name, address and phone number of a person in the texts and JSON values of all registered tables, except rows that
 * have to be kept by law.
 * @returns changed rows by table
 */
export async function redactTexts(
  tx: EntityManager,
  patterns: PersonPatterns,
  companies: string[],
): Promise<Record<string, number>> {
  const { everywhere, inCompanies } = patterns;
  if (!inCompanies) return {};
  const columns = await tx.query<TextColumn[]>(
    `select table_name as table, column_name as name, data_type || coalesce(udt_name, '') as type
     from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' and data_type in ('text', 'jsonb', 'json', 'ARRAY')
       and udt_name in ('text', 'jsonb', 'json', '_text')
       -- The name of a person may equal a value of an enumeration.
       and not exists (
         select from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
         where contype = 'c' and conrelid = to_regclass(table_name) and attname = column_name and pg_get_constraintdef(pg_constraint.oid) like '%ANY (ARRAY%'
       )`,
  );
  const redacted: Record<string, number> = {};
  for (const { table, identity = [], keptIf = 'false', isCommercialRecord, anonymize } of personalTables) {
    const textColumns = columns.filter((column) => column.table === table && !identity.includes(column.name));
    if (isCommercialRecord || textColumns.length === 0) continue;
    const hasCompany = table !== 'companies' && (await hasColumn(tx, table, 'company_id'));
    const company = table === 'companies' ? 't.id' : hasCompany ? 't.company_id' : 'null::uuid';
    const pattern = `case when ${company} = any($3::uuid[]) then $2 else $1 end`;
    const cast = ({ type }: TextColumn) =>
      type.endsWith('_text')
        ? '::text[]'
        : type.includes('json')
          ? `::${type.startsWith('jsonb') ? 'jsonb' : 'json'}`
          : '';
    const assignments = textColumns.map(
      (column) =>
        `${column.name} = regexp_replace(t.${column.name}::text, ${pattern}, '${REDACTED}', 'gi')${cast(column)}`,
    );
    const matches = textColumns.map(({ name }) => `t.${name}::text ~* (${pattern})`).join(' or ');
    const [rows] = await tx.query<[unknown[], number]>(
      `update ${table} t set ${assignments.join()} where (${matches}) and not (${anonymize ? 'false' : keptIf}) returning 1`,
      [everywhere ?? inCompanies, inCompanies, everywhere ? companies : []],
    );
    if (rows.length > 0) redacted[table] = rows.length;
  }
  return redacted;
}

const hasColumn = async (tx: EntityManager, table: string, name: string): Promise<boolean> =>
  (
    await tx.query<unknown[]>(
      `select from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = $2`,
      [table, name],
    )
  ).length > 0;
