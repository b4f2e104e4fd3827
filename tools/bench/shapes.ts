/**
 * Query shapes that are measured on three servers (tools/bench/graphql.ts). Each shape has an operation for Kordon, one for PostGraphile that
 * returns the same records and fields, and a handler with hand-written SQL that returns Kordon's field names.
 */
type Row = Record<string, unknown>;

/** The part of pg's pool that handlers use. */
interface Pool {
  query: (statement: { name: string; text: string; values: unknown[] }) => Promise<{ rows: Row[] }>;
}

export interface Ids {
  company: string;
}

export interface Shape {
  name: string;
  kordon: string;
  postgraphile: string;
  /** Variables of both operations. */
  variables: (ids: Ids) => Record<string, unknown>;
  /** Returns the `data` of Kordon's operation with hand-written SQL. */
  bare: (pool: Pool, variables: Record<string, unknown>) => Promise<unknown>;
}

/** Runs a named statement, which pg prepares once per connection, as PostGraphile does. */
const queryRows = async (pool: Pool, name: string, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await pool.query({ name, text, values })).rows;
/** GraphQL enum values are upper case, stored values lower case. */
const upperCase = (row: Row, ...fields: string[]): Row => {
  for (const field of fields) if (typeof row[field] === 'string') row[field] = row[field].toUpperCase();
  return row;
};

const list: Shape = {
  name: 'list of 20, 8 fields',
  variables: () => ({ first: 20 }),
  kordon: /* GraphQL */ `
    query List($first: Int) {
      quoteRequests(first: $first) {
        nodes {
          id
          name
          email
          company
          productType
          quantity
          status
          createdAt
        }
      }
    }
  `,
  postgraphile: /* GraphQL */ `
    query List($first: Int) {
      quoteRequests(first: $first, orderBy: [CREATED_AT_DESC, ROW_ID_DESC]) {
        nodes {
          id: rowId
          name
          email
          company
          productType
          quantity
          status
          createdAt
        }
      }
    }
  `,
  bare: async (pool, { first }) => ({
    quoteRequests: {
      nodes: (
        await queryRows(
          pool,
          'list',
          `select id, name, email, company, product_type as "productType", quantity::float8 as quantity, status, created_at as "createdAt"
           from quote_requests order by created_at desc, id desc limit $1`,
          [first],
        )
      ).map((row) => upperCase(row, 'status')),
    },
  }),
};

const company: Shape = {
  name: 'company, contacts, last communications',
  variables: ({ company }) => ({ id: company }),
  kordon: /* GraphQL */ `
    query Company($id: ID!) {
      company(id: $id) {
        id
        name
        companyCode
        companyType
        status
        country
        leadScore
        createdAt
        contacts {
          id
          name
          email
          phone
          isPrimary
        }
      }
      communications(filter: { companyId: $id }, first: 10) {
        nodes {
          id
          type
          direction
          subject
          createdAt
          contact {
            id
            name
          }
        }
      }
    }
  `,
  postgraphile: /* GraphQL */ `
    query Company($id: UUID!) {
      company(rowId: $id) {
        id: rowId
        name
        companyCode
        companyType
        status
        country
        leadScore
        createdAt
        contacts(first: 100) {
          nodes {
            id: rowId
            name
            email
            phone
            isPrimary
          }
        }
        communications(orderBy: [CREATED_AT_DESC, ROW_ID_DESC], first: 10) {
          nodes {
            id: rowId
            type
            direction
            subject
            createdAt
            contact {
              id: rowId
              name
            }
          }
        }
      }
    }
  `,
  async bare(pool, { id }) {
    const [companies, contacts, communications] = await Promise.all([
      queryRows(
        pool,
        'company',
        `select id, name, company_code as "companyCode", company_type as "companyType", status, country, lead_score as "leadScore",
                created_at as "createdAt" from companies where id = $1`,
        [id],
      ),
      queryRows(
        pool,
        'contacts',
        `select id, name, email, phone, is_primary as "isPrimary" from contacts where company_id = $1
         order by is_primary desc, name, id limit 100`,
        [id],
      ),
      queryRows(
        pool,
        'communications',
        `select c.id, c.type, c.direction, c.subject, c.created_at as "createdAt", p.id as contact_id, p.name as contact_name
         from communications c left join contacts p on p.id = c.contact_id where c.company_id = $1
         order by c.created_at desc, c.id desc limit 10`,
        [id],
      ),
    ]);
    const [found] = companies;
    return {
      company: found && { ...upperCase(found, 'companyType', 'status'), contacts },
      communications: {
        nodes: communications.map(({ contact_id: contactId, contact_name: contactName, ...row }) => ({
          ...upperCase(row, 'type', 'direction'),
          contact: contactId ? { id: contactId, name: contactName } : null,
        })),
      },
    };
  },
};

const dashboard: Shape = {
  name: 'dashboard',
  variables: () => ({}),
  kordon: /* GraphQL */ `
    query Dashboard {
      dashboard {
        totalQuotes
        newQuotes
        totalCompanies
        newCompanies
        totalCommunications
        conversionRate
        recentQuotes
        previousQuotes
        companiesByWeek
        inboundCommunications
        outboundCommunications
        statusCounts {
          status
          count
        }
      }
      followUps(first: 20) {
        id
        subject
        followUpDate
        company {
          id
          name
        }
        contact {
          id
          name
        }
      }
      quoteRequests(first: 5) {
        nodes {
          id
          name
          company
          productType
          quantity
          status
          priority
          createdAt
        }
      }
      communications(first: 10) {
        nodes {
          id
          type
          direction
          subject
          createdAt
          company {
            id
            name
          }
          contact {
            id
            name
          }
        }
      }
      companies(filter: { order: LAST_CONTACT }, first: 10) {
        nodes {
          id
          name
          companyType
          lastContactDate
          createdAt
        }
      }
    }
  `,
  postgraphile: /* GraphQL */ `
    query Dashboard {
      dashboard: benchDashboard {
        totalQuotes
        newQuotes
        totalCompanies
        newCompanies
        totalCommunications
        conversionRate
        recentQuotes
        previousQuotes
        companiesByWeek
        inboundCommunications
        outboundCommunications
      }
      statusCounts: benchStatusCounts {
        nodes {
          status
          count
        }
      }
      followUps: benchFollowUps(first: 20) {
        nodes {
          id: rowId
          subject
          followUpDate
          company {
            id: rowId
            name
          }
          contact {
            id: rowId
            name
          }
        }
      }
      quoteRequests(first: 5, orderBy: [CREATED_AT_DESC, ROW_ID_DESC]) {
        nodes {
          id: rowId
          name
          company
          productType
          quantity
          status
          priority
          createdAt
        }
      }
      communications(first: 10, orderBy: [CREATED_AT_DESC, ROW_ID_DESC]) {
        nodes {
          id: rowId
          type
          direction
          subject
          createdAt
          company {
            id: rowId
            name
          }
          contact {
            id: rowId
            name
          }
        }
      }
      companies: benchLastContacted(first: 10) {
        nodes {
          id: rowId
          name
          companyType
          lastContactDate
          createdAt
        }
      }
    }
  `,
  async bare(pool) {
    const [figures, statusCounts, followUps, quoteRequests, communications, companies] = await Promise.all([
      queryRows(pool, 'dashboard', 'select * from bench.dashboard()'),
      queryRows(pool, 'status-counts', 'select upper(status) as status, count from bench.status_counts()'),
      queryRows(
        pool,
        'follow-ups',
        `select f.id, f.subject, f.follow_up_date as "followUpDate", c.id as company_id, c.name as company_name, p.id as contact_id, p.name as contact_name
         from bench.follow_ups() f join companies c on c.id = f.company_id left join contacts p on p.id = f.contact_id
         order by f.follow_up_date, f.id limit 20`,
      ),
      queryRows(
        pool,
        'latest-requests',
        `select id, name, company, product_type as "productType", quantity::float8 as quantity, status, priority, created_at as "createdAt"
         from quote_requests order by created_at desc, id desc limit 5`,
      ),
      queryRows(
        pool,
        'latest-communications',
        `select m.id, m.type, m.direction, m.subject, m.created_at as "createdAt",
                c.id as company_id, c.name as company_name, p.id as contact_id, p.name as contact_name
         from communications m join companies c on c.id = m.company_id left join contacts p on p.id = m.contact_id
         where c.deleted_at is null order by m.created_at desc, m.id desc limit 10`,
      ),
      queryRows(
        pool,
        'last-contacted',
        `select id, name, company_type as "companyType", last_contact_date as "lastContactDate", created_at as "createdAt"
         from companies where deleted_at is null order by coalesce(last_contact_date, '-infinity') desc, id desc limit 10`,
      ),
    ]);
    return {
      dashboard: { ...toCamelCase(figures[0]!), statusCounts },
      followUps: followUps.map(withParties),
      quoteRequests: { nodes: quoteRequests.map((row) => upperCase(row, 'status', 'priority')) },
      communications: { nodes: communications.map((row) => withParties(upperCase(row, 'type', 'direction'))) },
      companies: { nodes: companies.map((row) => upperCase(row, 'companyType')) },
    };
  },
};

const withParties = ({ company_id, company_name, contact_id, contact_name, ...row }: Row): Row => ({
  ...row,
  company: { id: company_id, name: company_name },
  contact: contact_id ? { id: contact_id, name: contact_name } : null,
});

const toCamelCase = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

export const shapes = [list, company, dashboard];

/** SQL that creates functions for the figures of the dashboard. The bare handler calls them; PostGraphile exposes them as fields. */
export const createFiguresSql = `
  create schema if not exists bench;
  drop function if exists bench.dashboard, bench.status_counts, bench.follow_ups, bench.last_contacted;
  drop type if exists bench.figures, bench.status_count;
  create type bench.figures as (
    total_quotes int, new_quotes int, total_companies int, new_companies int, total_communications int, conversion_rate int,
    recent_quotes int, previous_quotes int, companies_by_week int[], inbound_communications int, outbound_communications int
  );
  create type bench.status_count as (status text, count int);
  create function bench.status_counts() returns setof bench.status_count language sql stable as $$
    select status, count(*)::int from public.quote_requests group by status
  $$;
  create function bench.dashboard() returns bench.figures language sql stable as $$
    with today as (select (now() at time zone 'Europe/Istanbul')::date as day), days as materialized (
      select 'company_days' as record, day - (created_at at time zone 'Europe/Istanbul')::date as ago, count(*)::int as count
      from public.companies, today
      where deleted_at is null and created_at >= (day - 84)::timestamp at time zone 'Europe/Istanbul' group by 2
      union all
      select 'quote_request_days', day - (created_at at time zone 'Europe/Istanbul')::date, count(*)::int
      from public.quote_requests, today
      where created_at >= (day - 84)::timestamp at time zone 'Europe/Istanbul' group by 2
    ), quotes as materialized (
      select count(*)::int as total, (count(*) filter (where status = 'new'))::int as new from public.quote_requests
    ), totals as materialized (
      select (select count(*)::int from public.companies where deleted_at is null) as companies,
             (count(*) filter (where direction = 'inbound'))::int as inbound,
             (count(*) filter (where direction = 'outbound'))::int as outbound
      from public.communications m
      where not exists (select from public.companies c where c.id = m.company_id and c.deleted_at is not null)
    ), recent as materialized (
      select coalesce(sum(count) filter (where record = 'company_days' and ago >= 0 and ago < 30), 0)::int as companies,
             coalesce(sum(count) filter (where record = 'quote_request_days' and ago >= 0 and ago < 30), 0)::int as quotes,
             coalesce(sum(count) filter (where record = 'quote_request_days' and ago >= 30 and ago < 60), 0)::int as previous
      from days
    )
    select quotes.total, quotes.new, totals.companies, recent.companies, totals.inbound + totals.outbound,
           case quotes.total when 0 then 0 else round(100.0 * (quotes.total - quotes.new) / quotes.total)::int end,
           recent.quotes, recent.previous,
           array(
             select coalesce(sum(count), 0)::int from generate_series(11, 0, -1) as week
             left join days on record = 'company_days' and ago >= 7 * week and ago < 7 * (week + 1) group by week order by week desc
           ),
           totals.inbound, totals.outbound
    from quotes, totals, recent
  $$;
  create function bench.follow_ups() returns setof public.communications language sql stable as $$
    select * from public.communications
    where follow_up_required and not exists (
      select from public.companies c where c.id = communications.company_id and c.deleted_at is not null
    )
    order by follow_up_date, id
  $$;
  create function bench.last_contacted() returns setof public.companies language sql stable as $$
    select * from public.companies where deleted_at is null order by coalesce(last_contact_date, '-infinity') desc, id desc
  $$;
`;
