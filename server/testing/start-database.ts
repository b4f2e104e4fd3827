import 'reflect-metadata';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import pino from 'pino';
import { prepareMarket } from '../modules/market/prepare-market.ts';
import { migrations } from '../migrations/index.ts';
import { connect } from '../platform/database/data-source.ts';
import { startEmbedded } from '../platform/database/embedded.ts';
import { dataDirPrefix, removeLeftovers } from './leftovers.ts';

declare global {
  /** Callbacks that stop what the run has started. stop-all.ts, which Jest runs in the same process, calls them. */
  var stopCallbacks: (() => Promise<void>)[] | undefined;
}

const log = pino({ level: 'warn' });
/** Durability is off: the data does not outlive the run. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Starts one PostgreSQL for the whole run, with a migrated database that is the template of all test databases. Later calls do nothing. */
export default async function startDatabase(): Promise<void> {
  if (process.env.KORDON_TEST_DATABASE) return;
  await removeLeftovers();
  const dataDir = await mkdtemp(dataDirPrefix);
  await chmod(dataDir, 0o755); // if root runs the tests, PostgreSQL runs under another account
  const postgres = await startEmbedded({ dataDir, log, settings });
  globalThis.stopCallbacks = [
    async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true });
    },
  ];
  const db = await connect(postgres.ownerUrl, { entities: [], migrations, log });
  await prepareMarket(db);
  await db.destroy();
  process.env.KORDON_TEST_DATABASE = postgres.ownerUrl; // the workers inherit it
}
