import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { reasons } from '../../../common/forms/reasons.ts';
import { selectColumns, queryRows } from '../../platform/database/rows.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { EmailCampaign } from './email-campaign.entity.ts';

/**
 * Returns the campaigns sent on the days from `from` to `to` in Istanbul time, both inclusive, latest first.
 * @throws BAD_USER_INPUT when `from` is after `to`
 */
export async function listEmailCampaigns(db: DataSource, from: Date, to: Date): Promise<EmailCampaign[]> {
  if (from > to) throw badInput({ from: reasons.datesReversed });
  return queryRows(
    db,
    sql`select ${selectColumns(db, EmailCampaign)} from email_campaigns
        where sent_at >= istanbul_midnight(istanbul_day(${from})) and sent_at < istanbul_midnight(istanbul_day(${to}) + 1)
        order by sent_at desc, id desc`,
  );
}
