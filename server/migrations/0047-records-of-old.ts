import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What earlier migrations left undone for records that were there before them. Those of 0006 count from then on, so that companies began at
 * zero with requests, contacts and communications in the database; 0011 gave a change its company, yet not those that were logged before.
 * Both are set right where they are not, which in a database that began later is nowhere. Meanwhile writers of companies wait.
 */
export class RecordsOfOld1764028800047 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(counters);
    await runner.query(timelines);
  }

  /** What has been set right stays so. */
  down = (): Promise<void> => Promise.resolve();
}

const counters = `
  alter table companies disable trigger touch_updated_at; -- no edit: nobody's version changes
  with counted as (
    select id, coalesce(quotes, 0) as quotes, coalesce(orders, 0) as orders, coalesce(value, 0) as value,
      coalesce(people, 0) as people, coalesce(messages, 0) as messages, coalesce(latest, last_contact_date) as latest
    from companies
      left join (
        select company_id as id, count(*) as quotes, count(*) filter (where status = 'closed') as orders,
          sum(quoted_amount) filter (where status = 'closed') as value
        from quote_requests group by 1
      ) as requests using (id)
      left join (select company_id as id, count(*) as people from contacts group by 1) as contacts using (id)
      left join (
        select company_id as id, count(*) as messages, max(created_at) as latest from communications group by 1
      ) as communications using (id)
  )
  update companies c set total_quotes = quotes, total_orders = orders, total_value = value, contact_count = people,
    communication_count = messages, last_contact_date = latest
  from counted
  where c.id = counted.id
    and (total_quotes, total_orders, total_value, contact_count, communication_count, last_contact_date)
      is distinct from (quotes, orders, value, people, messages, latest);
  alter table companies enable trigger touch_updated_at;`;

/** Records that are gone name no company any more. */
const timelines = `
  alter table activity_logs disable trigger keep_activity; -- nothing of what an entry says is changed
  ${[
    'contacts',
    'communications',
    'quote_requests',
    'contact_messages',
    'supplier_applications',
    'offers',
    'company_documents',
  ]
    .map(
      (table) => `
  update activity_logs l set company_id = record.company_id from ${table} as record
  where l.company_id is null and target_type = '${table}' and record.id = target_id and record.company_id is not null;`,
    )
    .join('')}
  alter table activity_logs enable trigger keep_activity;`;
