import sql, { empty, type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { brand } from '../../../common/brand.ts';
import {
  communicationDirections,
  communicationStatuses,
  communicationTypes,
  followUpStates,
  orderStatuses,
  priorities,
  sentiments,
} from '../../../common/enums.ts';
import { translateCountry } from '../../../common/country-names.ts';
import { companyForm } from '../../../common/forms/company.ts';
import { buildQuoteRequestConditions, getQuoteRequestOrder, readQuoteRequestFilter } from '../quotes/index.ts';
import { buildOrderConditions, getOrderSort } from '../orders/index.ts';
import { buildCommunicationConditions } from '../communications/index.ts';
import {
  buildCompanyConditions,
  Company,
  getCompanyOrder,
  readCompanyFilter,
  readOwnerFilter,
} from '../parties/index.ts';
import { selectColumns } from '../../platform/database/rows.ts';
import { streamRows } from '../../platform/database/stream-rows.ts';
import { whereClause } from '../../platform/database/pagination.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { createServerIntl, readMessages } from '../../platform/messages.ts';
import type { Cell, Column, Table } from '../../platform/export/table.ts';
import type { UrlFilter } from '../../platform/export/url-filter.ts';

type ExportName = 'quotes' | 'companies' | 'communications' | 'orders';
type Row = Record<string, Cell | string[]>;

const headers = readMessages(new URL('./headers.tr.json', import.meta.url));
const companyLabels = readMessages(new URL('../../../common/names/tr/admin-company.json', import.meta.url));
const valueNames = {
  ...readMessages(new URL('../../../common/names/tr/admin-values.json', import.meta.url)),
  ...readMessages(new URL('../../../common/names/tr/admin-requests.json', import.meta.url)),
};
const intl = createServerIntl('tr', valueNames);

/** The fields of the company form. Internal notes are never exported. */
const companyFields = Object.keys(companyForm.fields)
  .filter((field) => field !== 'internalNotes')
  .map((field): [string, string] => [field, `company.field.${field}`]);

const ownerName = sql`(select name from admin_users where admin_users.id = owner_id) as owner`;

/** The days of milestones or payments as text: `loaded 2026-12-01 / 2026-12-03` has the planned and the actual day. */
const stepDays = (steps: Sql, planned: string): Sql => sql`(
  select string_agg(concat(step ->> 'kind', ' ', coalesce(step ->> ${planned}, '–'), ' / ', coalesce(step ->> 'doneOn', '–')), ', ')
  from jsonb_array_elements(${steps}) as step where coalesce(step ->> ${planned}, step ->> 'doneOn') is not null
)`;

interface Export {
  /** Columns whose values have names: prefix of their message ids, or a function. */
  names: Record<string, string | ((value: string, row: Row) => string)>;
  /** Columns of the file: column of the statement, and the key of its header when it differs. */
  columns: (string | [column: string, header: string])[];
  statement: (db: DataSource, filter: UrlFilter, viewer: Viewer) => Promise<Sql>;
}

/** An export contains the rows of the list with the same filter, in the same order. Internal notes are never exported. */
const exports: Record<ExportName, Export> = {
  quotes: {
    names: {
      status: 'quoteStatus',
      priority: 'priority',
      source: 'quoteSource',
      language: 'languageName',
      outcome: 'outcome',
      lostReason: 'lostReason',
      rateSource: 'rateSource',
      productType: 'product',
      country: translateCountry,
    },
    columns: [
      'reference',
      'createdAt',
      'status',
      'priority',
      'owner',
      'name',
      'email',
      'phone',
      'company',
      'country',
      'productTitle',
      'productType',
      'quantity',
      'targetPrice',
      'deliveryTerms',
      'deliveryLocation',
      'paymentTerms',
      'message',
      'additionalRequirements',
      'source',
      'language',
      'outcome',
      'lostReason',
      'lostNote',
      'quotedAmount',
      'quotedCurrency',
      'rateToUsd',
      'rateAt',
      'rateSource',
      'amountUsd',
      'closedAt',
      'firstResponseAt',
      'notes',
      'updatedAt',
      'id',
    ],
    async statement(db, filter, viewer) {
      const listFilter = readQuoteRequestFilter(filter);
      const { key, direction } = getQuoteRequestOrder(listFilter);
      const sqlDirection = direction === 'desc' ? sql`desc` : sql`asc`;
      return sql`select reference, created_at as "createdAt", status, priority, ${ownerName}, name, email, phone, company,
          (select country from companies where companies.id = company_id) as country,
          product_title as "productTitle", product_type as "productType", quantity::float8, target_price as "targetPrice",
          upper(delivery_terms) as "deliveryTerms", delivery_location as "deliveryLocation", upper(payment_terms) as "paymentTerms",
          message, additional_requirements as "additionalRequirements", source, language, quoted_amount::float8 as "quotedAmount",
          quoted_currency as "quotedCurrency", outcome, lost_reason as "lostReason", lost_note as "lostNote",
          rate_to_usd::float8 as "rateToUsd", rate_at as "rateAt", rate_source as "rateSource", amount_usd::float8 as "amountUsd",
          closed_at as "closedAt", first_response_at as "firstResponseAt", notes, updated_at as "updatedAt", id
        from quote_requests ${whereClause(await buildQuoteRequestConditions(db, listFilter, viewer))} order by ${key} ${sqlDirection}, id ${sqlDirection}`;
    },
  },
  companies: {
    names: {
      companyType: 'companyType',
      status: 'companyStatus',
      priority: 'companyPriority',
      size: 'companySize',
      leadSource: 'leadSource',
      country: translateCountry,
    },
    columns: [
      'companyCode',
      ...companyFields,
      'owner',
      'totalQuotes',
      'totalOrders',
      'contactCount',
      'communicationCount',
      'totalValue',
      ['currency', 'totalValueCurrency'],
      'unconvertedValues',
      'firstContactDate',
      'lastContactDate',
      'createdAt',
      'updatedAt',
      'id',
    ],
    async statement(db, filter, viewer) {
      const listFilter = readCompanyFilter(filter);
      const { key, direction, join = empty } = getCompanyOrder(listFilter);
      const sqlDirection = direction === 'desc' ? sql`desc` : sql`asc`;
      return sql`select ${selectColumns(db, Company)}, ${ownerName}, credit_limit::float8 as "creditLimit",
          (select count(*)::int from quote_requests where company_id = companies.id) as "totalQuotes",
          (select count(*)::int from orders where company_id = companies.id and orders.status <> 'cancelled') as "totalOrders",
          (select count(*)::int from contacts where company_id = companies.id) as "contactCount",
          (select count(*)::int from communications where company_id = companies.id) as "communicationCount",
          coalesce(total_value, 0)::float8 as "totalValue",
          (
            select string_agg(trim_scale(amount) || ' ' || unconverted.currency, ', ')
            from jsonb_to_recordset(unconverted_values) as unconverted (currency text, amount numeric)
          ) as "unconvertedValues"
        from companies left join company_values on company_id = id ${join} ${whereClause(await buildCompanyConditions(db, listFilter, viewer))} order by ${key} ${sqlDirection}, id ${sqlDirection}`;
    },
  },
  communications: {
    names: {
      type: 'communicationType',
      direction: 'direction',
      status: 'communicationStatus',
      priority: 'priority',
      sentiment: 'sentiment',
    },
    columns: [
      ['createdAt', 'occurredAt'],
      'type',
      'direction',
      'status',
      'priority',
      'subject',
      'content',
      'companyName',
      'companyCode',
      'contactName',
      'contactEmail',
      'sentiment',
      'durationMinutes',
      'tags',
      'followUpRequired',
      'followUpDate',
      'updatedAt',
      'id',
    ],
    async statement(db, filter) {
      const conditions = await buildCommunicationConditions(db, {
        search: filter.text('search'),
        companyId: filter.text('companyId'),
        contactId: filter.text('contactId'),
        quoteRequestId: filter.text('quoteRequestId'),
        type: filter.anyOf('type', communicationTypes),
        direction: filter.anyOf('direction', communicationDirections),
        status: filter.anyOf('status', communicationStatuses),
        priority: filter.anyOf('priority', priorities),
        sentiment: filter.anyOf('sentiment', sentiments),
        followUp: filter.oneOf('followUp', followUpStates),
        ...filter.range(),
      });
      return sql`select created_at as "createdAt", type, direction, status, priority, subject, content,
          (select name from companies c where c.id = company_id) as "companyName",
          (select company_code from companies c where c.id = company_id) as "companyCode",
          (select name from contacts p where p.id = contact_id) as "contactName",
          (select email from contacts p where p.id = contact_id) as "contactEmail",
          sentiment, duration_minutes as "durationMinutes", tags, follow_up_required as "followUpRequired",
          follow_up_date as "followUpDate", updated_at as "updatedAt", id
        from communications ${whereClause(conditions)} order by created_at desc, id desc`;
    },
  },
  orders: {
    names: {
      status: 'orderStatus',
      saleKind: 'saleKind',
      rateSource: 'rateSource',
      milestones: (steps, { saleKind }) =>
        steps.replace(/(^|, )(\w+)/g, (_, start: string, kind: string) => start + getName('milestone', kind, saleKind)),
    },
    columns: [
      ['number', 'orderNumber'],
      'createdAt',
      'status',
      'saleKind',
      'title',
      'owner',
      ['companyName', 'company'],
      'amount',
      'currency',
      'rateToUsd',
      'rateAt',
      'rateSource',
      'amountUsd',
      'milestones',
      'payments',
      'cancelReason',
      'updatedAt',
      'id',
    ],
    async statement(db, filter, viewer) {
      const listFilter = {
        search: filter.text('search'),
        ...readOwnerFilter(filter),
        statuses: filter.anyOf('status', orderStatuses),
        late: filter.flag('late'),
        companyId: filter.text('companyId'),
      };
      const { key, direction } = getOrderSort(listFilter);
      const sqlDirection = direction === 'desc' ? sql`desc` : sql`asc`;
      return sql`select number, created_at as "createdAt", status, sale_kind as "saleKind", title, ${ownerName}, company_name as "companyName",
          amount::float8, currency, rate_to_usd::float8 as "rateToUsd", rate_at as "rateAt", rate_source as "rateSource",
          amount_usd::float8 as "amountUsd", ${stepDays(sql`milestones`, 'plannedOn')} as milestones,
          ${stepDays(sql`payments`, 'dueOn')} as payments, cancel_reason as "cancelReason", updated_at as "updatedAt", id
        from orders ${whereClause(await buildOrderConditions(db, listFilter, viewer))} order by ${key} ${sqlDirection}, id ${sqlDirection}`;
    },
  },
};

export const isExportName = (name: string): name is ExportName => Object.hasOwn(exports, name);

/**
 * Creates the export of a list.
 * @param viewer whose records `owner=me` means
 * @throws BAD_USER_INPUT for an invalid filter, like the list
 */
export async function createExport(
  db: DataSource,
  name: ExportName,
  filter: UrlFilter,
  viewer: Viewer,
): Promise<Table<Row>> {
  const { columns, names, statement } = exports[name];
  return {
    name: headers[name]!,
    columns: columns.map((column) => {
      const [key, header] = typeof column === 'string' ? [column, column] : column;
      return toColumn(key, header, names[key]);
    }),
    rows: streamRows<Row>(db, await statement(db, filter, viewer)),
    timeZone: brand.timeZone,
  };
}

/** Returns the Turkish name of a stored value, or the value when it has none. @param sale kind of the sale, for milestones */
function getName(prefix: string, value: string, sale: Row[string] = null): string {
  const id = [value.toUpperCase(), value].map((part) => `${prefix}.${part}`).find((one) => one in valueNames);
  return id ? intl.formatMessage({ id }, { sale: String(sale).toUpperCase() }) : value;
}

const toColumn = (column: string, header: string, name?: Export['names'][string]): Column<Row> => ({
  title: headers[header] ?? companyLabels[header]!,
  isTime: /(At|Date)$/.test(column),
  value(row) {
    const value = row[column] ?? null;
    if (Array.isArray(value)) return value.join(', ');
    if (!name || typeof value !== 'string' || value === '') return value;
    return typeof name === 'string' ? getName(name, value) : name(value, row);
  },
});
