import { boolean, object } from 'yup';
import { MARKET_REFRESH_MINUTES } from '../../../common/market/series.ts';
import type { Config } from '../../config.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { listConnectedSources } from './desk/connected-feed.service.ts';
import { refreshMarket } from './market.refresh.ts';
import { createExchangeRateSource } from './sources/exchange-rates.ts';
import { DEFAULT_RETRY_POLICY, type RetryPolicy } from './sources/fetch-text.ts';
import { createFredSource } from './sources/fred.ts';
import { createPriceSheetSource } from './sources/price-sheet.ts';
import type { MarketSource } from './sources/source.ts';

type Settings = Pick<Config, 'EXCHANGE_RATE_URL' | 'FRED_URL' | 'FRED_API_KEY' | 'PRICE_SHEET_URL'>;

/** Creates the sources that are configured; by default there are none. */
export function createMarketSources(
  settings: Settings,
  retryPolicy: RetryPolicy = DEFAULT_RETRY_POLICY,
): MarketSource[] {
  const { EXCHANGE_RATE_URL: rates, FRED_URL: fred, FRED_API_KEY: key, PRICE_SHEET_URL: sheet } = settings;
  return [
    ...(rates ? [createExchangeRateSource(rates.split(/\s+/), retryPolicy)] : []),
    ...(key ? [createFredSource(fred, key, retryPolicy)] : []),
    ...(sheet ? [createPriceSheetSource(sheet, retryPolicy)] : []),
  ];
}

/** Name, payload and attempts of the job, to queue it on a node that has no configured sources. */
export const refreshMarketJob = {
  name: 'refresh-market',
  /** `includePaused`: also reads sources that are paused after failures. */
  payload: object({ includePaused: boolean() }),
  maxAttempts: 1, // the next scheduled run tries again
};

/** Creates the job that reads the configured and the connected sources on one node of the cluster. */
export const createRefreshMarketJob = (settings: Settings) => {
  const sources = createMarketSources(settings);
  return defineJob({
    ...refreshMarketJob,
    schedule: `*/${MARKET_REFRESH_MINUTES} * * * *`,
    async run({ includePaused }, { db, log }) {
      const changed = await refreshMarket(db, [...sources, ...(await listConnectedSources(db))], log, {
        includePaused,
      });
      if (changed.length > 0) log.info({ changed: changed.length }, 'market refreshed');
    },
  });
};
