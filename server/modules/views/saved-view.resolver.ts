import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ViewList } from '../../../common/enums.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { ViewListEnum } from '../../platform/graphql/enums.ts';
import { readers } from '../../platform/graphql/roles.ts';
import { Colleague } from '../identity/index.ts';
import { companyLoaders } from '../parties/index.ts';
import { SavedView, SavedViewInput } from './saved-view.entity.ts';
import { deleteView, listViews, mayChangeView, saveView } from './saved-view.service.ts';

@Resolver(() => SavedView)
export class SavedViewResolver {
  @Authorized(readers)
  @Query(() => [SavedView], { description: 'Own and shared views of a list, by name; at most 500.' })
  savedViews(
    @Arg('list', () => ViewListEnum, { description: 'The list.' }) list: ViewList,
    @Ctx() { db, viewer }: Context,
  ): Promise<SavedView[]> {
    return listViews(db, list, viewer!);
  }

  @Authorized(readers)
  @Mutation(() => SavedView, {
    description:
      'Adds a view, or changes it. BAD_USER_INPUT with the fields, also for a query that the list refuses; FORBIDDEN for sharing as an analyst, and for the view of a colleague without the role ADMIN; CONFLICT when it changed after `version`; NOT_FOUND for a private view of a colleague.',
  })
  saveView(
    @Arg('id', () => ID, {
      description: 'UUID of the view to change, or the idempotency key of a new one: a UUID that the form generated.',
    })
    id: string,
    @Arg('input', () => SavedViewInput, { description: 'All values.' }) input: SavedViewInput,
    @Arg('version', () => Date, { nullable: true, description: '`updatedAt` that the editor saw.' })
    version: Date | null,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<SavedView> {
    return transaction((tx) => saveView(tx, id, input, { by: viewer!, version }));
  }

  @Authorized(readers)
  @Mutation(() => Boolean, {
    description: 'Deletes a view. FORBIDDEN for the view of a colleague without the role ADMIN; NOT_FOUND.',
  })
  deleteView(
    @Arg('id', () => ID, { description: 'UUID of the view.' }) id: string,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<boolean> {
    return transaction((tx) => deleteView(tx, id, viewer!));
  }

  @FieldResolver(() => Boolean, { description: 'Whether the caller may change and delete it.' })
  mayChange(@Root() view: SavedView, @Ctx() { viewer }: Context): boolean {
    return mayChangeView(view, viewer!);
  }

  @FieldResolver(() => Colleague, { nullable: true, description: 'Who saved it.' })
  author(@Root() { authorId }: SavedView, @Ctx() { loaders }: Context): Promise<Colleague | null> {
    return loaders(companyLoaders).owner.load(authorId);
  }
}
