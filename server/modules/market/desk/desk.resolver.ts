import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { object } from 'yup';
import { marketPriceForm, marketReason, marketReasonLimit } from '../../../../common/forms/market-price.ts';
import { line } from '../../../../common/forms/text.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { editors, readers } from '../../../platform/graphql/roles.ts';
import type { Page } from '../../../platform/database/keyset.ts';
import { connectionOf } from '../../../platform/graphql/connection.ts';
import { validated } from '../../../platform/graphql/validated.ts';
import { addJob } from '../../../platform/jobs/job.ts';
import { marketQuotes } from '../market.service.ts';
import { MarketQuote } from '../market.type.ts';
import { refreshRequest } from '../refresh-market.ts';
import { MarketChangesArgs, MarketJumpInput, MarketPriceInput, PriceSheetInput } from './desk.input.ts';
import { MarketSourceHealth, SheetPreview } from './desk.type.ts';
import { MarketChange } from './market-change.entity.ts';
import { marketChanges, setPublished } from './market-change.service.ts';
import { acceptJump, enterPrice } from './own-price.service.ts';
import { applySheet, previewSheet } from './sheet.service.ts';
import { sourceHealth } from './source-health.service.ts';

export const MarketChangeConnection = connectionOf(MarketChange);
const withReason = object({ reason: marketReason });

/** What the administration sees of the market and does to it. */
@Resolver()
export class MarketDeskResolver {
  @Authorized(readers)
  @Query(() => [MarketSourceHealth], { description: 'Every source that is set, by name; none where none is.' })
  marketSources(@Ctx() { db }: Context): Promise<MarketSourceHealth[]> {
    return sourceHealth(db);
  }

  @Authorized(readers)
  @Query(() => [MarketQuote], {
    complexity: 3_000,
    description: 'Every series, hidden ones too, in the order of the lists.',
  })
  marketSeries(@Ctx() { db }: Context): Promise<MarketQuote[]> {
    return marketQuotes(db, { hidden: true });
  }

  @Authorized(readers)
  @Query(() => MarketChangeConnection, { description: 'What people changed in the market, newest first.' })
  marketChanges(
    @Args(() => MarketChangesArgs) { symbol, ...page }: MarketChangesArgs,
    @Ctx() { db }: Context,
  ): Promise<Page<MarketChange>> {
    return marketChanges(db, symbol, page);
  }

  @Authorized(editors)
  @Mutation(() => MarketQuote, {
    description:
      'Enters a company price or corrects the one of the same instant. BAD_USER_INPUT with a reason for every field in need of correction.',
  })
  async enterMarketPrice(
    @Arg('input', { description: 'The price.' }) input: MarketPriceInput,
    @Ctx() { db, transaction, viewer }: Context,
  ): Promise<MarketQuote> {
    const form = await validated(marketPriceForm, input);
    await transaction((tx) => enterPrice(tx, input.symbol, form, viewer!));
    return quoteOf(db, input.symbol);
  }

  @Authorized(editors)
  @Mutation(() => MarketQuote, { description: 'Shows a series on the site or takes it off. NOT_FOUND without one.' })
  async publishMarketSeries(
    @Arg('symbol', { description: 'Of the series.' }) symbol: string,
    @Arg('published', { description: 'False: it disappears from the site.' }) published: boolean,
    @Arg('reason', () => String, { nullable: true, description: `Why, up to ${marketReasonLimit} characters.` })
    reason: string | null,
    @Ctx() { db, transaction, viewer }: Context,
  ): Promise<MarketQuote> {
    const form = await validated(object({ reason: line(marketReasonLimit) }), { reason });
    await transaction((tx) => setPublished(tx, { symbol, published, ...form }, viewer!));
    return quoteOf(db, symbol);
  }

  @Authorized(editors)
  @Mutation(() => MarketQuote, {
    description: 'Takes a value that was refused as a jump. CONFLICT where the source has said something else since.',
  })
  async acceptMarketJump(
    @Arg('input', { description: 'The value.' }) input: MarketJumpInput,
    @Ctx() { db, transaction, viewer }: Context,
  ): Promise<MarketQuote> {
    const { reason } = await validated(withReason, input);
    await transaction((tx) => acceptJump(tx, input, reason, viewer!));
    return quoteOf(db, input.symbol);
  }

  @Authorized(editors)
  @Mutation(() => SheetPreview, {
    description:
      'What a price sheet would do, line by line; nothing is written. BAD_USER_INPUT for a text that is none.',
  })
  previewPriceSheet(
    @Arg('text', { description: 'The file: CSV with a heading line, or a JSON list.' }) text: string,
    @Ctx() { transaction }: Context,
  ): Promise<SheetPreview> {
    return transaction((tx) => previewSheet(tx, text));
  }

  @Authorized(editors)
  @Mutation(() => Int, {
    description:
      'Applies a price sheet, whole or not at all, and answers how many prices it had. BAD_USER_INPUT where a line needs correction or a ' +
      'jump is not confirmed.',
  })
  async applyPriceSheet(
    @Arg('input', { description: 'The sheet.' }) input: PriceSheetInput,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<number> {
    const { reason } = await validated(withReason, input);
    const { text, jumpsConfirmed } = input;
    return transaction((tx) => applySheet(tx, { text, reason, jumpsConfirmed: jumpsConfirmed === true }, viewer!));
  }

  @Authorized(editors)
  @Mutation(() => Boolean, {
    description:
      'Asks every source now, also those that are left alone after failures. The answer does not wait for them.',
  })
  async refreshMarket(@Ctx() { transaction }: Context): Promise<boolean> {
    await transaction((tx) => addJob(tx, refreshRequest, { insist: true }, { key: refreshRequest.name }));
    return true;
  }
}

async function quoteOf(db: Context['db'], symbol: string): Promise<MarketQuote> {
  const [quote] = await marketQuotes(db, { symbols: [symbol], hidden: true });
  return quote!;
}
