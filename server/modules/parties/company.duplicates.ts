import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { isEmail } from '../../../common/forms/text.ts';
import { rowsById } from '../../platform/database/rows.ts';
import { Company } from './company.entity.ts';
import type { CompanyDuplicate, DuplicateReason } from './company.types.ts';
import { companyDomain } from './freemail.ts';

/** What has been typed so far; the rest is null. */
export interface Typed {
  name?: string | null;
  email?: string | null;
  website?: string | null;
}

const most = 5;
/** How alike names must be: nearly one and the same, or, where too few are, alike; pg_trgm's own 0.3 calls every "… Çelik" a likeness. */
const alike = [0.7, 0.45];
/** So many names are compared: of more that are alike, none is much more so than the others. */
const compared = 200;
const longest = 300;

interface Match {
  id: string;
  reason: DuplicateReason;
  similarity: number;
}

/** Companies that may be the one that is being entered, the likeliest first; text that says nothing finds none. */
export async function possibleDuplicates(db: DataSource, typed: Typed): Promise<CompanyDuplicate[]> {
  const [name, email, website] = [typed.name, typed.email, typed.website].map(usable);
  const domain = email && isEmail(email) ? companyDomain(email) : null;
  const matches = await db.transaction(async (tx) => {
    const { text, values } = sql`
      select distinct on (id) id, reason, similarity from (
        (select company_id as id, 'email' as reason, 1 as rank, 1::real as similarity
         from contacts where email_key(email) = email_key(${email}) limit ${most})
        union all
        (select id, 'website', 2, 1 from companies
         where web_domain in (web_domain(${website}), web_domain(${domain})) limit ${most})
        union all
        (select id, 'name', 3, similarity(name_key, company_name_key(${name})) from (
           select id, name_key from companies
           where name_key % company_name_key(${name}) and deleted_at is null limit ${compared}
         ) as alike order by 4 desc limit ${most})
      ) as found order by id, rank`;
    for (const threshold of alike) {
      await tx.query(`select set_config('pg_trgm.similarity_threshold', $1, true)`, [String(threshold)]);
      const found = await tx.query<Match[]>(text, values);
      if (found.length >= most || threshold === alike.at(-1)) return found;
    }
    return [];
  });
  const records = await rowsById(
    db,
    Company,
    matches.map(({ id }) => id),
  );
  return matches
    .flatMap(({ reason, similarity }, index) => {
      const company = records[index];
      return company && !company.deletedAt ? [{ company, reason, similarity }] : [];
    })
    .sort((one, other) => strength(other) - strength(one))
    .slice(0, most);
}

const strength = ({ reason, similarity }: CompanyDuplicate) => similarity + { email: 2, website: 1, name: 0 }[reason];

const usable = (text: string | null | undefined): string | null => {
  const trimmed = text?.replaceAll('\0', '').trim().slice(0, longest);
  return trimmed || null;
};
