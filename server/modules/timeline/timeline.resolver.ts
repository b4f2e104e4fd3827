import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { readers } from '../../platform/graphql/roles.ts';
import { QuoteRequest } from '../quotes/index.ts';
import { ActivityLog } from '../activity/index.ts';
import { Communication } from '../communications/index.ts';
import { CompanyDocument } from '../parties/index.ts';
import { Offer } from '../offers/index.ts';
import type { Page } from '../../platform/database/keyset.ts';
import { connectionOf, PageArgs } from '../../platform/graphql/connection.ts';
import { timeline } from './timeline.service.ts';
import type { TimelineKind } from './timeline.sources.ts';
import { TimelineEntry, TimelineKindEnum } from './timeline.types.ts';
import { timelineLoaders } from './timeline.loaders.ts';

const TimelineEntryConnection = connectionOf(TimelineEntry);

@Resolver(() => TimelineEntry)
export class TimelineResolver {
  @Authorized(readers)
  @Query(() => TimelineEntryConnection, { description: 'What happened with a company, newest first.' })
  companyTimeline(
    @Arg('companyId', () => ID, { description: 'UUID of the company.' }) companyId: string,
    @Arg('kinds', () => [TimelineKindEnum], { nullable: true, description: 'What of it; everything when left out.' })
    kinds: TimelineKind[] | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db }: Context,
  ): Promise<Page<TimelineEntry>> {
    return timeline(db, companyId, kinds, page);
  }

  @FieldResolver(() => Communication, { nullable: true, description: 'Kind COMMUNICATION: what was said.' })
  async communication(@Root() entry: TimelineEntry, @Ctx() { loaders }: Context): Promise<Communication | null> {
    return entry.kind === 'communication' ? loaders(timelineLoaders).communication.load(entry.recordId) : null;
  }

  @FieldResolver(() => QuoteRequest, { nullable: true, description: 'Kind REQUEST: what they asked for.' })
  async request(@Root() entry: TimelineEntry, @Ctx() { loaders }: Context): Promise<QuoteRequest | null> {
    return entry.kind === 'request' ? loaders(timelineLoaders).request.load(entry.recordId) : null;
  }

  @FieldResolver(() => Offer, { nullable: true, description: 'Kind OFFER: what we offered.' })
  async offer(@Root() entry: TimelineEntry, @Ctx() { loaders }: Context): Promise<Offer | null> {
    return entry.kind === 'offer' ? loaders(timelineLoaders).offer.load(entry.recordId) : null;
  }

  @FieldResolver(() => CompanyDocument, { nullable: true, description: 'Kind DOCUMENT: the file.' })
  async document(@Root() entry: TimelineEntry, @Ctx() { loaders }: Context): Promise<CompanyDocument | null> {
    return entry.kind === 'document' ? loaders(timelineLoaders).document.load(entry.recordId) : null;
  }

  @FieldResolver(() => ActivityLog, { nullable: true, description: 'Kind CHANGE: what became of which record.' })
  async change(@Root() entry: TimelineEntry, @Ctx() { loaders }: Context): Promise<ActivityLog | null> {
    return entry.kind === 'change' ? loaders(timelineLoaders).change.load(entry.recordId) : null;
  }
}
