import { GraphQLError } from 'graphql';
import type { Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import type { ViewList } from '../../../common/enums.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { UrlFilter } from '../../platform/export/url-filter.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { buildCompanyConditions, readCompanyFilter } from '../parties/index.ts';
import { buildQuoteRequestConditions } from './quote-request.list.ts';
import { readQuoteRequestFilter } from './quote-request.url-filter.ts';

/** A list and its filter as the query string of its page. */
interface ListQuery {
  list: ViewList;
  query: string;
}

/**
 * Returns the SQL conditions of a filter that is stored as a query string.
 * @param viewer whose records `owner=me` means
 * @throws BAD_USER_INPUT with the field `query` when the list would refuse the filter
 */
export async function buildListConditions(
  db: DataSource,
  { list, query }: ListQuery,
  viewer: Pick<Viewer, 'id'> | null,
): Promise<Sql[]> {
  const filter = UrlFilter.fromQuery(query);
  try {
    return list === 'companies'
      ? await buildCompanyConditions(db, readCompanyFilter(filter), viewer)
      : await buildQuoteRequestConditions(db, readQuoteRequestFilter(filter), viewer);
  } catch (error) {
    throw error instanceof GraphQLError ? badInput({ query: reasons.choice }) : error;
  }
}
