import { Arg, Authorized, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { readers } from '../../platform/graphql/roles.ts';
import { defaultFirst } from '../../platform/database/keyset.ts';
import { search } from './search.service.ts';
import { SearchHit } from './search.types.ts';

@Resolver()
export class SearchResolver {
  @Authorized(readers)
  @Query(() => [SearchHit], {
    complexity: 1_000,
    description:
      'Companies, contacts, quote requests and communications that have every word of the text, whatever their case, or words spelt nearly so; the likeliest first. Numbers, e-mail addresses and the first eight characters of an id find their record.',
  })
  search(
    @Arg('text', () => String, { description: 'What somebody typed; at most 200 characters.' }) text: string,
    @Arg('first', () => Int, { nullable: true, defaultValue: defaultFirst, description: 'Hits at most, 1 to 100.' })
    first: number | null,
    @Ctx() { db }: Context,
  ): Promise<SearchHit[]> {
    return search(db, text, first);
  }
}
