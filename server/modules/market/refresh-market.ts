import { boolean, object } from 'yup';
import type { Config } from '../../config.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { refreshMarket as refresh } from './market.refresh.ts';
import { exchangeRateSource } from './sources/exchange-rates.ts';
import { usualPatience, type Patience } from './sources/fetch-text.ts';
import { fredSource } from './sources/fred.ts';
import { priceSheet } from './sources/price-sheet.ts';
import type { MarketSource } from './sources/source.ts';

type Settings = Pick<Config, 'EXCHANGE_RATE_URL' | 'FRED_URL' | 'FRED_API_KEY' | 'PRICE_SHEET_URL'>;

/** The sources that are set; none of them unless somebody did. */
export function marketSources(settings: Settings, patience: Patience = usualPatience): MarketSource[] {
  const { EXCHANGE_RATE_URL: rates, FRED_URL: fred, FRED_API_KEY: key, PRICE_SHEET_URL: sheet } = settings;
  return [
    ...(rates ? [exchangeRateSource(rates.split(/\s+/), patience)] : []),
    ...(key ? [fredSource(fred, key, patience)] : []),
    ...(sheet ? [priceSheet(sheet, patience)] : []),
  ];
}

/** The job as it is queued, also by a node that knows of no source. */
export const refreshRequest = {
  name: 'refresh-market',
  /** `insist`: sources that are left alone after failures are asked, too. */
  payload: object({ insist: boolean() }),
  maxAttempts: 1, // the next quarter of an hour tries again
};

/** Brings every series up to date: every quarter of an hour on one node of the cluster. */
export const refreshMarket = (settings: Settings) => {
  const sources = marketSources(settings);
  return defineJob({
    ...refreshRequest,
    schedule: '*/15 * * * *',
    async run({ insist }, { db, log }) {
      const changed = await refresh(db, sources, log, { insist });
      if (changed.length > 0) log.info({ changed: changed.length }, 'market refreshed');
    },
  });
};
