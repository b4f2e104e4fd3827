import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { reasons } from '../../../common/forms/reasons.ts';
import { columnsOf, rowsOf } from '../../platform/database/rows.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { EmailCampaign } from './email-campaign.entity.ts';

/**
 * Campaigns sent on the days from `from` to `to`, by the clock of Istanbul and both included, the latest first.
 * @throws BAD_USER_INPUT for an end before the beginning
 */
export async function emailCampaigns(db: DataSource, from: Date, to: Date): Promise<EmailCampaign[]> {
  if (from > to) throw badInput({ from: reasons.datesReversed });
  return rowsOf(
    db,
    sql`select ${columnsOf(db, EmailCampaign)} from email_campaigns
        where sent_at >= istanbul_midnight(istanbul_day(${from})) and sent_at < istanbul_midnight(istanbul_day(${to}) + 1)
        order by sent_at desc, id desc`,
  );
}
