import 'reflect-metadata';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import pino from 'pino';
import { prepareMarket } from '../modules/market/market.reference.ts';
import { migrations } from '../migrations/index.ts';
import { connect } from '../platform/database/data-source.ts';
import { startEmbedded } from '../platform/database/embedded.ts';
import { ownPrefix, removeLeftovers } from './leftovers.ts';

declare global {
  /** How to stop what a run has started, for stop-all.ts, which Jest runs in the same process. */
  var startedForTests: (() => Promise<void>)[] | undefined;
}

const log = pino({ level: 'warn' });
/** Nothing outlives the run, so nothing waits for the disk. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Once a run, whichever project asks first: a PostgreSQL of its own, whose database is migrated here and from then on only copied. */
export default async function startDatabase(): Promise<void> {
  if (process.env.KORDON_TEST_DATABASE) return;
  await removeLeftovers();
  const dataDir = await mkdtemp(ownPrefix);
  await chmod(dataDir, 0o755); // where root runs the tests, PostgreSQL runs as somebody else
  const postgres = await startEmbedded({ dataDir, log, settings });
  globalThis.startedForTests = [
    async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true });
    },
  ];
  const db = await connect(postgres.url, { entities: [], migrations, log });
  await prepareMarket(db); // its history takes a while to write; copies come with it
  await db.destroy();
  process.env.KORDON_TEST_DATABASE = postgres.url; // the workers inherit it
}
