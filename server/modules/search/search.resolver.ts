import { Arg, Authorized, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { readers } from '../../platform/graphql/roles.ts';
import { DEFAULT_PAGE_SIZE } from '../../platform/database/pagination.ts';
import { searchRecords } from './search.service.ts';
import { SearchHit } from './search.types.ts';

@Resolver()
export class SearchResolver {
  @Authorized(readers)
  @Query(() => [SearchHit], {
    complexity: 1_000,
    description:
      'Companies, contacts, quote requests, orders and communications that contain every word of the text, ignoring case, or similarly spelled words when there is no exact match; most similar first. Numbers, e-mail addresses and the first eight characters of an id find their record.',
  })
  search(
    @Arg('text', () => String, { description: 'Search text, at most 200 characters.' }) text: string,
    @Arg('first', () => Int, {
      nullable: true,
      defaultValue: DEFAULT_PAGE_SIZE,
      description: 'Maximum number of hits, 1 to 100.',
    })
    first: number | null,
    @Ctx() { db }: Context,
  ): Promise<SearchHit[]> {
    return searchRecords(db, text, first);
  }
}
