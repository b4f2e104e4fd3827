import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Removes the counter of a company's order value, which added amounts of different currencies: the column of companies, its part of the
 * counters and of record_totals, and the indexes of the orders by value and by amount. The view company_values computes it instead, in
 * the company's currency by the rates of the days of closing; its index has the closed requests with an amount.
 *
 * Writers of companies and requests wait while an index of the closed requests is built; no row is rewritten. On the way back they wait
 * while all values are added and four indexes built.
 */
export class ValuePerCurrency1764028800055 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view company_overview;
      drop trigger total_changed on companies;
      drop index quote_requests_by_amount;
      alter table companies drop column total_value; -- and its three indexes
      alter type company_delta drop attribute value;
      alter table record_totals drop column value;
    `);
    for (const [name, ...changes] of functions) await replaceIn(runner, name, changes);
    await runner.query(totalChanged(['deleted_at']));
    await runner.query(`
      create index quote_requests_closed_amounts on quote_requests (company_id)
        include (quoted_amount, quoted_currency, closed_at) where status = 'closed' and quoted_amount is not null;

      create view company_values as
        select company_id, round(coalesce(sum(converted), 0), 2) as total_value,
          coalesce(
            jsonb_agg(jsonb_build_object('currency', currency, 'amount', unconverted) order by currency) filter (where unconverted > 0),
            '[]'
          ) as unconverted_values
        from (
          select q.company_id, q.quoted_currency as currency, sum(converted) as converted,
            sum(q.quoted_amount) filter (where converted is null) as unconverted
          from quote_requests q
            join companies c on c.id = q.company_id
            ${perDollar('own', 'c.currency')}
            ${perDollar('quoted', 'q.quoted_currency')}
            cross join lateral (
              select case q.quoted_currency when c.currency then q.quoted_amount else q.quoted_amount * own.rate / quoted.rate end as converted
            ) as amount
          where q.status = 'closed' and q.quoted_amount is not null
          group by 1, 2
        ) as by_currency
        group by 1;
      comment on column company_values.total_value is
        'Sum of the quoted amounts of closed requests in the currency of the company';
      comment on column company_values.unconverted_values is
        '[{ currency, amount }] of the amounts that no stored rate converts; total_value leaves them out';
    `);
    await runner.query(
      overview(
        'coalesce(total_value, 0) as total_value',
        `, currency, coalesce(unconverted_values, '[]') as unconverted_values`,
        'left join company_values on company_id = id',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view company_overview, company_values;
      drop index quote_requests_closed_amounts;
      drop trigger total_changed on companies;
      alter table record_totals add column value numeric(18, 2) not null default 0;
      -- An attribute is added at the end: the counters cast rows by position.
      ${['contacts', 'communications', 'contacted_at'].map((name) => `alter type company_delta drop attribute ${name};`).join('\n')}
      alter type company_delta add attribute value numeric, add attribute contacts integer, add attribute communications integer,
        add attribute contacted_at timestamptz;
      alter table companies add column total_value numeric(16, 2) not null default 0;

      alter table companies disable trigger user; -- no edit: nobody's version, log or total changes
      update companies set total_value = value
      from (
        select company_id, sum(quoted_amount) as value from quote_requests where status = 'closed' group by 1
      ) as requests
      where company_id = companies.id and value > 0;
      alter table companies enable trigger user;
      insert into record_totals
        select 'companies', array[company_type, status, priority], 0, sum(total_value) from companies
        where deleted_at is null and total_value > 0 group by 2;

      create index companies_total_value on companies (total_value desc, id desc);
      create index companies_words_by_total_value on companies (total_value desc, id desc)
        include (search_text, last_contact_date, company_type, status, priority, deleted_at) where ${short};
      create index companies_long_by_total_value on companies (total_value desc, id desc) where not (${short});
      create index quote_requests_by_amount on quote_requests (coalesce(quoted_amount, -1) desc, id desc);
    `);
    for (const [name, ...changes] of functions)
      await replaceIn(
        runner,
        name,
        changes.map(([before, after]) => [after, before]),
      );
    await runner.query(totalChanged(['total_value', 'deleted_at']));
    await runner.query(overview('total_value'));
  }
}

/**
 * The units of a currency for one dollar by the last close of the day of closing (UTC) or of the week before it. Example rates, which are
 * indicative, convert nothing.
 */
const perDollar = (name: string, currency: string): string => `
            left join lateral (
              select 1::numeric as rate where ${currency} = 'USD'
              union all (
                select close.value::numeric from market_closes as close join market_series as series on series.id = series_id
                where category = 'currency' and series.currency = ${currency} and not close.indicative and q.quoted_currency <> c.currency
                  and day between (q.closed_at at time zone 'UTC')::date - 7 and (q.closed_at at time zone 'UTC')::date
                order by day desc limit 1
              )
              limit 1
            ) as ${name} on true`;

const short = 'octet_length(name) + octet_length(search_text) <= 1200';

const ordersOf = (sign: 1 | -1) => `case status when 'closed' then ${sign} else 0 end,`;
const valueOf = (sign: 1 | -1) => `case status when 'closed' then ${sign} * coalesce(quoted_amount, 0) else 0 end,`;

type Change = [before: string, after: string];

/** Of each function of migrations 0006, 0011, 0022 and 0023 what it says with the value and what without it; neither stands elsewhere in it. */
const functions: [name: string, ...Change[]][] = [
  [
    'add_to_companies(company_delta[])',
    ['sum(orders), sum(value), ', 'sum(orders), '],
    ['(0, 0, 0, 0, 0)', '(0, 0, 0, 0)'],
    [`total_value = total_value + d.value,\n          contact_count =`, 'contact_count ='],
    ['sum(value) as value, sum(contacts) as', 'sum(contacts) as'],
  ],
  [
    'count_quote_requests()',
    [`${ordersOf(-1)}\n           ${valueOf(-1)}`, ordersOf(-1)],
    [`${ordersOf(1)}\n           ${valueOf(1)}`, ordersOf(1)],
  ],
  [
    'count_contacts()',
    ['row(company_id, 0, 0, 0, -1, 0, null)', 'row(company_id, 0, 0, -1, 0, null)'],
    ['row(company_id, 0, 0, 0, 1, 0, null)', 'row(company_id, 0, 0, 1, 0, null)'],
  ],
  [
    'count_communications()',
    ['row(company_id, 0, 0, 0, 0, -1, created_at)', 'row(company_id, 0, 0, 0, -1, created_at)'],
    ['row(company_id, 0, 0, 0, 0, 1, created_at)', 'row(company_id, 0, 0, 0, 1, created_at)'],
  ],
  [
    'fold_record_totals()',
    ['sum(count), sum(value) from', 'sum(count) from'],
    ['sum(count) <> 0 or sum(value) <> 0', 'sum(count) <> 0'],
  ],
  ['count_company_totals()', ['count(*), sum(total_value) from', 'count(*) from']],
  [
    'count_company_change()',
    [', -1, -old.total_value)', ', -1)'],
    [', 1, new.total_value)', ', 1)'],
    ['else -1 end, 0', 'else -1 end'],
  ],
  ['count_company_removal()', [', -1, -old.total_value)', ', -1)'], ['count(*), 0', 'count(*)']],
  ['count_communication_totals()', ['count(*), 0', 'count(*)']],
  ['count_quote_request_days()', ['count(*), 0', 'count(*)']],
  ['count_company_days()', ['count(*), 0', 'count(*)']],
  ['count_company_day()', [', -1, 0)', ', -1)'], [', 1, 0)', ', 1)']],
  ['changes_between(jsonb, jsonb)', [`'total_orders'::text, 'total_value'::text`, `'total_orders'::text`]],
];

/** Makes a function anew with texts of its definition replaced, each wherever it stands. */
const replaceIn = (runner: QueryRunner, name: string, changes: Change[]): Promise<unknown> =>
  runner.query(`
    do $do$
    declare definition text := pg_get_functiondef('${name}'::regprocedure);
    begin
      ${changes
        .map(
          ([before, after]) => `
      if strpos(definition, $$${before}$$) = 0 then raise exception '${name} is not as it was migrated'; end if;
      definition := replace(definition, $$${before}$$, $$${after}$$);`,
        )
        .join('')}
      execute definition;
    end $do$`);

/** The trigger of migration 0022. */
const totalChanged = (columns: string[]): string => {
  const of = (row: string) =>
    [
      `array[${row}.company_type, ${row}.status, ${row}.priority]`,
      ...columns.map((column) => `${row}.${column}`),
    ].join();
  return `
    create trigger total_changed after update on companies for each row
      when ((${of('old')}) is distinct from (${of('new')})) execute function count_company_change()`;
};

/** The view of migration 0008. */
const overview = (value: string, more = '', joined = ''): string => `
  create view company_overview as
    select id, name, company_code, company_type, status, industry, country, priority, lead_score, ${value},
      total_quotes, contact_count, communication_count, last_contact_date, created_at${more}
    from companies ${joined}
    where deleted_at is null`;
