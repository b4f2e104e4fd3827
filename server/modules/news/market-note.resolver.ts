import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, UseMiddleware } from 'type-graphql';
import { languages } from '../../../common/enums.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { admins, readers } from '../../platform/graphql/roles.ts';
import { Colleague, FreshProof } from '../identity/index.ts';
import { companyLoaders } from '../parties/index.ts';
import { MarketNote } from './market-note.entity.ts';
import { deleteNote, findNote, listNotes, publishNote, saveNote, withdrawNote } from './market-note.service.ts';
import { MarketNoteInput, MarketNoteText } from './market-note.types.ts';

const noteId = { description: 'UUID of the note.' };

@Resolver(() => MarketNote)
export class MarketNoteResolver {
  @Authorized(readers)
  @Query(() => [MarketNote], { description: 'Market notes, the latest first, with drafts; at most 200.' })
  marketNotes(@Ctx() { db }: Context): Promise<MarketNote[]> {
    return listNotes(db);
  }

  @Authorized(readers)
  @Query(() => MarketNote, { nullable: true, description: 'A market note; null when it does not exist.' })
  marketNote(@Arg('id', () => ID, noteId) id: string, @Ctx() { db }: Context): Promise<MarketNote | null> {
    return findNote(db, id);
  }

  @Authorized(admins)
  @Mutation(() => MarketNote, {
    description:
      'Adds a note, or changes one; a change of a published note is visible at once. BAD_USER_INPUT with the fields; CONFLICT when it changed after `version`.',
  })
  saveMarketNote(
    @Arg('id', () => ID, {
      description: 'UUID of the note to change, or the idempotency key of a new one: a UUID that the form generated.',
    })
    id: string,
    @Arg('input', () => MarketNoteInput, { description: 'All values.' }) input: MarketNoteInput,
    @Arg('version', () => Date, { nullable: true, description: '`updatedAt` that the editor saw.' })
    version: Date | null,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<MarketNote> {
    return transaction((tx) => saveNote(tx, id, input, { by: viewer!, version }));
  }

  @Authorized(admins)
  @UseMiddleware(FreshProof)
  @Mutation(() => MarketNote, {
    description:
      'Publishes a note on the site, or schedules it. PROOF_REQUIRED without a fresh `confirmIdentity`; BAD_USER_INPUT without a whole text; CONFLICT when it is published; NOT_FOUND.',
  })
  publishMarketNote(
    @Arg('id', () => ID, noteId) id: string,
    @Arg('publishAt', () => Date, { nullable: true, description: 'When, within a year; at once by default.' })
    publishAt: Date | null,
    @Arg('notifySubscribers', {
      defaultValue: false,
      description: 'Whether mailboxes that confirmed their subscription get a mail with the summary and a link.',
    })
    notifySubscribers: boolean,
    @Ctx() { transaction }: Context,
  ): Promise<MarketNote> {
    return transaction((tx) => publishNote(tx, id, { publishAt, notifySubscribers }));
  }

  @Authorized(admins)
  @Mutation(() => MarketNote, {
    description:
      'Takes a note off the site, or ends its schedule: it is a draft again. CONFLICT for a draft; NOT_FOUND.',
  })
  withdrawMarketNote(@Arg('id', () => ID, noteId) id: string, @Ctx() { transaction }: Context): Promise<MarketNote> {
    return transaction((tx) => withdrawNote(tx, id));
  }

  @Authorized(admins)
  @Mutation(() => Boolean, { description: 'Deletes a draft. CONFLICT for any other note; NOT_FOUND.' })
  deleteMarketNote(@Arg('id', () => ID, noteId) id: string, @Ctx() { transaction }: Context): Promise<boolean> {
    return transaction((tx) => deleteNote(tx, id));
  }

  @FieldResolver(() => [MarketNoteText], { description: 'Texts by language.' })
  texts(@Root() { texts }: MarketNote): MarketNoteText[] {
    return languages.flatMap((language) => (texts[language] ? [{ language, ...texts[language] }] : []));
  }

  @FieldResolver(() => Colleague, { nullable: true, description: 'Who began it; null when they are gone.' })
  author(@Root() { createdBy }: MarketNote, @Ctx() { loaders }: Context): Promise<Colleague | null> | null {
    return createdBy ? loaders(companyLoaders).owner.load(createdBy) : null;
  }
}
