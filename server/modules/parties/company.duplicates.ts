import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import type { DuplicateReason } from '../../../common/enums.ts';
import { isEmail } from '../../../common/forms/text.ts';
import { findRowsByIds } from '../../platform/database/rows.ts';
import { Company } from './company.entity.ts';
import type { CompanyDuplicate } from './company.types.ts';
import { getCompanyDomain } from './lead.service.ts';

/** Values of the company form so far. */
interface DuplicateQuery {
  name?: string | null;
  email?: string | null;
  website?: string | null;
}

const MAX_DUPLICATES = 5;
/**
 * Minimum trigram similarity of names. The lower threshold applies when the higher one finds too few. The default of pg_trgm, 0.3,
 * would match any two names that end in "Çelik".
 */
const SIMILARITY_THRESHOLDS = [0.7, 0.45];
/** Maximum number of similar names that are ranked. When more names are similar, their ranks hardly differ. */
const MAX_COMPARED_NAMES = 200;
const MAX_INPUT_LENGTH = 300;

interface Match {
  id: string;
  reason: DuplicateReason;
  similarity: number;
}

/** Finds companies that may be the same as the one being entered, best match first. */
export async function findPossibleDuplicates(db: DataSource, input: DuplicateQuery): Promise<CompanyDuplicate[]> {
  const [name, email, website] = [input.name, input.email, input.website].map(normalize);
  const domain = email && isEmail(email) ? getCompanyDomain(email) : null;
  const matches = await db.transaction(async (tx) => {
    const { text, values } = sql`
      select distinct on (id) id, reason, similarity from (
        (select company_id as id, 'email' as reason, 1 as rank, 1::real as similarity
         from contacts where email_key(email) = email_key(${email}) limit ${MAX_DUPLICATES})
        union all
        (select id, 'website', 2, 1 from companies
         where web_domain in (web_domain(${website}), web_domain(${domain})) limit ${MAX_DUPLICATES})
        union all
        (select id, 'name', 3, similarity(name_key, company_name_key(${name})) from (
           select id, name_key from companies
           where name_key % company_name_key(${name}) and deleted_at is null limit ${MAX_COMPARED_NAMES}
         ) as alike order by 4 desc limit ${MAX_DUPLICATES})
      ) as found order by id, rank`;
    for (const threshold of SIMILARITY_THRESHOLDS) {
      await tx.query(`select set_config('pg_trgm.similarity_threshold', $1, true)`, [String(threshold)]);
      const found = await tx.query<Match[]>(text, values);
      if (found.length >= MAX_DUPLICATES || threshold === SIMILARITY_THRESHOLDS.at(-1)) return found;
    }
    return [];
  });
  const records = await findRowsByIds(
    db,
    Company,
    matches.map(({ id }) => id),
  );
  return matches
    .flatMap(({ reason, similarity }, index) => {
      const company = records[index];
      return company && !company.deletedAt ? [{ company, reason, similarity }] : [];
    })
    .sort((a, b) => matchScore(b) - matchScore(a))
    .slice(0, MAX_DUPLICATES);
}

const matchScore = ({ reason, similarity }: CompanyDuplicate) => similarity + { email: 2, website: 1, name: 0 }[reason];

/** Returns null for a text that is empty after trimming. */
const normalize = (text: string | null | undefined): string | null => {
  const trimmed = text?.replaceAll('\0', '').trim().slice(0, MAX_INPUT_LENGTH);
  return trimmed || null;
};
