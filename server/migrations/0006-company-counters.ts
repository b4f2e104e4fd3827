import type { MigrationInterface, QueryRunner } from 'typeorm';

const counted = [
  { table: 'quote_requests', counter: 'count_quote_requests' },
  { table: 'contacts', counter: 'count_contacts' },
  { table: 'communications', counter: 'count_communications' },
];

const triggersOf = ({ table, counter }: (typeof counted)[number]) => `
  create trigger ${counter}_added after insert on ${table}
    referencing new table as added for each statement execute function ${counter}();
  create trigger ${counter}_changed after update on ${table}
    referencing old table as removed new table as added for each statement execute function ${counter}();
  create trigger ${counter}_removed after delete on ${table}
    referencing old table as removed for each statement execute function ${counter}();`;

/** `delta` counts one row, whatever it is called, for its company. */
const counterOf = (counter: string, delta: (sign: 1 | -1) => string) => `
  create function ${counter}() returns trigger language plpgsql as $$
  declare deltas company_delta[] := '{}';
  begin
    if tg_op <> 'INSERT' then
      deltas := deltas || array(select row(${delta(-1)})::company_delta from removed where company_id is not null);
    end if;
    if tg_op <> 'DELETE' then
      deltas := deltas || array(select row(${delta(1)})::company_delta from added where company_id is not null);
    end if;
    perform add_to_companies(deltas);
    return null;
  end $$;`;

/**
 * Keeps a company's counters true where every writer passes: the server, an import, somebody in psql. Once a statement,
 * not once a row: that is one update a company however many rows there are, and one place to take the locks in order.
 */
export class CompanyCounters1764028800006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create type company_delta as (
        company_id uuid, quotes integer, orders integer, value numeric, contacts integer, communications integer,
        contacted_at timestamptz
      );

      create function add_to_companies(deltas company_delta[]) returns void language plpgsql as $$ begin
        -- What an update took away and gave back unchanged is nothing; such companies are not even locked.
        deltas := array(
          select row(company_id, sum(quotes), sum(orders), sum(value), sum(contacts), sum(communications), contacted_at)::company_delta
          from unnest(deltas)
          group by company_id, contacted_at
          having (sum(quotes), sum(orders), sum(value), sum(contacts), sum(communications)) <> (0, 0, 0, 0, 0)
        );
        if cardinality(deltas) = 0 then return; end if;

        -- A move touches two companies. Locked in id order, opposite moves cannot deadlock; "no key" leaves foreign keys their lock.
        perform from companies where id in (select company_id from unnest(deltas)) order by id for no key update;
        -- A statement of its own: it sees what the holders of those locks have committed.
        update companies c set
          total_quotes = total_quotes + d.quotes,
          total_orders = total_orders + d.orders,
          total_value = total_value + d.value,
          contact_count = contact_count + d.contacts,
          communication_count = communication_count + d.communications,
          last_contact_date = case
            when d.contacted then (select max(created_at) from communications where company_id = c.id)
            else last_contact_date
          end
        from (
          select company_id, sum(quotes) as quotes, sum(orders) as orders, sum(value) as value, sum(contacts) as contacts,
            sum(communications) as communications, bool_or(contacted_at is not null) as contacted
          from unnest(deltas) group by company_id
        ) d
        where c.id = d.company_id;
      end $$;
    `);
    await runner.query(
      counterOf(
        'count_quote_requests',
        (sign) =>
          `company_id, ${sign}, case status when 'closed' then ${sign} else 0 end,
           case status when 'closed' then ${sign} * coalesce(quoted_amount, 0) else 0 end, 0, 0, null`,
      ) +
        counterOf('count_contacts', (sign) => `company_id, 0, 0, 0, ${sign}, 0, null`) +
        counterOf('count_communications', (sign) => `company_id, 0, 0, 0, 0, ${sign}, created_at`),
    );
    await runner.query(counted.map(triggersOf).join(''));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${counted.map(({ counter }) => `drop function ${counter}() cascade;`).join('\n')} -- their triggers too
      drop function add_to_companies(company_delta[]);
      drop type company_delta;
    `);
  }
}
