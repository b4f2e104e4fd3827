import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { TimelineKindEnum } from '../../platform/graphql/enums.ts';
import type { TimelineKind } from '../../../common/enums.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { readers } from '../../platform/graphql/roles.ts';
import { QuoteRequest } from '../quotes/index.ts';
import { ActivityLog } from '../activity/index.ts';
import { Communication } from '../communications/index.ts';
import { CompanyDocument } from '../parties/index.ts';
import { Offer } from '../offers/index.ts';
import { Order } from '../orders/index.ts';
import { type Page, PageArgs } from '../../platform/database/pagination.ts';
import { createConnectionType } from '../../platform/graphql/connection.ts';
import { listTimeline } from './timeline.service.ts';
import { TimelineEntry } from './timeline.types.ts';
import { timelineLoaders } from './timeline.loaders.ts';

const TimelineEntryConnection = createConnectionType(TimelineEntry);

@Resolver(() => TimelineEntry)
export class TimelineResolver {
  @Authorized(readers)
  @Query(() => TimelineEntryConnection, { description: 'Timeline of a company, newest entry first.' })
  companyTimeline(
    @Arg('companyId', () => ID, { description: 'UUID of the company.' }) companyId: string,
    @Arg('kinds', () => [TimelineKindEnum], { nullable: true, description: 'Kinds of entries; all when omitted.' })
    kinds: TimelineKind[] | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db }: Context,
  ): Promise<Page<TimelineEntry>> {
    return listTimeline(db, companyId, kinds, page);
  }

  @FieldResolver(() => Communication, {
    nullable: true,
    description: 'The communication, when the kind is COMMUNICATION.',
  })
  async communication(@Root() entry: TimelineEntry, @Ctx() { loaders }: Context): Promise<Communication | null> {
    return entry.kind === 'communication' ? loaders(timelineLoaders).communication.load(entry.recordId) : null;
  }

  @FieldResolver(() => QuoteRequest, { nullable: true, description: 'The quote request, when the kind is REQUEST.' })
  async request(@Root() entry: TimelineEntry, @Ctx() { loaders }: Context): Promise<QuoteRequest | null> {
    return entry.kind === 'request' ? loaders(timelineLoaders).request.load(entry.recordId) : null;
  }

  @FieldResolver(() => Offer, { nullable: true, description: 'The offer, when the kind is OFFER.' })
  async offer(@Root() entry: TimelineEntry, @Ctx() { loaders }: Context): Promise<Offer | null> {
    return entry.kind === 'offer' ? loaders(timelineLoaders).offer.load(entry.recordId) : null;
  }

  @FieldResolver(() => Order, { nullable: true, description: 'The order, when the kind is ORDER.' })
  async order(@Root() entry: TimelineEntry, @Ctx() { loaders }: Context): Promise<Order | null> {
    return entry.kind === 'order' ? loaders(timelineLoaders).order.load(entry.recordId) : null;
  }

  @FieldResolver(() => CompanyDocument, { nullable: true, description: 'The document, when the kind is DOCUMENT.' })
  async document(@Root() entry: TimelineEntry, @Ctx() { loaders }: Context): Promise<CompanyDocument | null> {
    return entry.kind === 'document' ? loaders(timelineLoaders).document.load(entry.recordId) : null;
  }

  @FieldResolver(() => ActivityLog, { nullable: true, description: 'The activity log entry, when the kind is CHANGE.' })
  async change(@Root() entry: TimelineEntry, @Ctx() { loaders }: Context): Promise<ActivityLog | null> {
    return entry.kind === 'change' ? loaders(timelineLoaders).change.load(entry.recordId) : null;
  }
}
