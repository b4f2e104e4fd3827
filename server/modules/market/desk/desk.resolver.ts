import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { object } from 'yup';
import { marketFeedForm } from '../../../../common/forms/market-feed.ts';
import { marketPriceForm, marketReason, MAX_MARKET_REASON_LENGTH } from '../../../../common/forms/market-price.ts';
import { line } from '../../../../common/forms/text.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { admins, superAdmins, readers } from '../../../platform/graphql/roles.ts';
import type { Page } from '../../../platform/database/pagination.ts';
import { createConnectionType } from '../../../platform/graphql/connection.ts';
import { validateInput } from '../../../platform/graphql/validation.ts';
import { addJob } from '../../../platform/jobs/job.ts';
import { listMarketQuotes } from '../market.service.ts';
import { MarketQuote } from '../market.type.ts';
import { refreshMarketJob } from '../refresh-market.ts';
import {
  MarketChangesArgs,
  MarketFeedInput,
  MarketJumpInput,
  MarketPriceInput,
  PriceSheetInput,
} from './desk.input.ts';
import { connectFeed, disconnectFeed } from './connected-feed.service.ts';
import { MarketSourceHealth, SheetPreview } from './desk.type.ts';
import { MarketChange } from './market-change.entity.ts';
import { listMarketChanges, setPublished } from './market-change.service.ts';
import { acceptJump, enterPrice } from './company-price.service.ts';
import { applySheet, previewSheet } from './sheet.service.ts';
import { listSourceHealth } from './source-health.service.ts';

const MarketChangeConnection = createConnectionType(MarketChange);
const reasonForm = object({ reason: marketReason });

/** Market data in the administration: sources, prices, price sheets and visibility. */
@Resolver()
export class MarketDeskResolver {
  @Authorized(readers)
  @Query(() => [MarketSourceHealth], { description: 'Configured sources, sorted by name.' })
  marketSources(@Ctx() { db }: Context): Promise<MarketSourceHealth[]> {
    return listSourceHealth(db);
  }

  @Authorized(readers)
  @Query(() => [MarketQuote], {
    complexity: 3_000,
    description: 'All series, including unpublished ones, in display order.',
  })
  marketSeries(@Ctx() { db }: Context): Promise<MarketQuote[]> {
    return listMarketQuotes(db, { hidden: true });
  }

  @Authorized(readers)
  @Query(() => MarketChangeConnection, { description: 'Manual changes of market data, newest first.' })
  marketChanges(
    @Args(() => MarketChangesArgs) { symbol, ...page }: MarketChangesArgs,
    @Ctx() { db }: Context,
  ): Promise<Page<MarketChange>> {
    return listMarketChanges(db, symbol, page);
  }

  @Authorized(admins)
  @Mutation(() => MarketQuote, {
    description:
      'Enters a company price or corrects the one of the same time. BAD_USER_INPUT with a reason for every invalid ' +
      'field.',
  })
  async enterMarketPrice(
    @Arg('input', { description: 'The price.' }) input: MarketPriceInput,
    @Ctx() { db, transaction, viewer }: Context,
  ): Promise<MarketQuote> {
    const form = await validateInput(marketPriceForm, input);
    await transaction((tx) => enterPrice(tx, input.symbol, form, viewer!));
    return getQuote(db, input.symbol);
  }

  @Authorized(admins)
  @Mutation(() => MarketQuote, {
    description: 'Publishes a series on the site or hides it. NOT_FOUND when it does not exist.',
  })
  async publishMarketSeries(
    @Arg('symbol', { description: 'Symbol of the series.' }) symbol: string,
    @Arg('published', { description: 'True to publish the series, false to hide it.' }) published: boolean,
    @Arg('reason', () => String, {
      nullable: true,
      description: `Reason, up to ${MAX_MARKET_REASON_LENGTH} characters.`,
    })
    reason: string | null,
    @Ctx() { db, transaction, viewer }: Context,
  ): Promise<MarketQuote> {
    const form = await validateInput(object({ reason: line(MAX_MARKET_REASON_LENGTH) }), { reason });
    await transaction((tx) => setPublished(tx, { symbol, published, ...form }, viewer!));
    return getQuote(db, symbol);
  }

  @Authorized(admins)
  @Mutation(() => MarketQuote, {
    description:
      'Accepts a value that was refused as a jump. CONFLICT when the source has reported another value since.',
  })
  async acceptMarketJump(
    @Arg('input', { description: 'The refused value.' }) input: MarketJumpInput,
    @Ctx() { db, transaction, viewer }: Context,
  ): Promise<MarketQuote> {
    const { reason } = await validateInput(reasonForm, input);
    await transaction((tx) => acceptJump(tx, input, reason, viewer!));
    return getQuote(db, input.symbol);
  }

  @Authorized(admins)
  @Mutation(() => SheetPreview, {
    description:
      'Previews the effect of a price sheet line by line, without writing. BAD_USER_INPUT when the text is not a ' +
      'price sheet.',
  })
  previewPriceSheet(
    @Arg('text', { description: 'Content of the file: CSV with a heading line, or a JSON list.' }) text: string,
    @Ctx() { transaction }: Context,
  ): Promise<SheetPreview> {
    return transaction((tx) => previewSheet(tx, text));
  }

  @Authorized(admins)
  @Mutation(() => Int, {
    description:
      'Applies a price sheet completely or not at all. Returns the number of prices written. BAD_USER_INPUT when a ' +
      'line is not valid or a jump is not confirmed.',
  })
  async applyPriceSheet(
    @Arg('input', { description: 'The sheet.' }) input: PriceSheetInput,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<number> {
    const { reason } = await validateInput(reasonForm, input);
    const { text, jumpsConfirmed } = input;
    return transaction((tx) => applySheet(tx, { text, reason, jumpsConfirmed: jumpsConfirmed === true }, viewer!));
  }

  @Authorized(superAdmins)
  @Mutation(() => Boolean, {
    description: 'Connects a feed after reading it once, and queues a refresh. BAD_USER_INPUT when it cannot be read.',
  })
  async connectMarketFeed(
    @Arg('input', { description: 'The feed.' }) input: MarketFeedInput,
    @Ctx() { transaction }: Context,
  ): Promise<boolean> {
    const feed = await validateInput(marketFeedForm, input);
    await transaction(async (tx) => {
      await connectFeed(tx, feed);
      await addJob(tx, refreshMarketJob, { includePaused: true }, { key: refreshMarketJob.name });
    });
    return true;
  }

  @Authorized(superAdmins)
  @Mutation(() => Boolean, {
    description: 'Disconnects a feed; its values stay. False when no connected feed has this name.',
  })
  disconnectMarketFeed(
    @Arg('name', { description: 'Name of the source.' }) name: string,
    @Ctx() { transaction }: Context,
  ): Promise<boolean> {
    return transaction((tx) => disconnectFeed(tx, name));
  }

  @Authorized(admins)
  @Mutation(() => Boolean, {
    description:
      'Queues a refresh of all sources, including those paused after failures. Does not wait for the result.',
  })
  async refreshMarket(@Ctx() { transaction }: Context): Promise<boolean> {
    await transaction((tx) => addJob(tx, refreshMarketJob, { includePaused: true }, { key: refreshMarketJob.name }));
    return true;
  }
}

async function getQuote(db: Context['db'], symbol: string): Promise<MarketQuote> {
  const [quote] = await listMarketQuotes(db, { symbols: [symbol], hidden: true });
  return quote!;
}
