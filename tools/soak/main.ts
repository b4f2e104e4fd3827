/**
 * npm run soak [-- --ticks 1000]: two server processes refresh the market from a feed that cuts connections (soak.ts). Exits with 1 on lost,
 * duplicate or wrong data.
 */
import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { entities } from '../../server/app/entities.ts';
import { prepareMarket } from '../../server/modules/market/prepare-market.ts';
import { soak } from './soak.ts';
import { migrations } from '../../server/migrations/index.ts';
import { connect } from '../../server/platform/database/data-source.ts';
import { startEmbedded } from '../../server/platform/database/embedded.ts';

const { values } = parseArgs({ options: { ticks: { type: 'string', default: '1000' } } });
const ticks = Number(values.ticks);
const log = pino({ level: 'warn' });

const dataDir = await mkdtemp(path.join(tmpdir(), 'kordon-soak-'));
const postgres = await startEmbedded({ dataDir, log });
try {
  const db = await connect(postgres.ownerUrl, { entities, migrations, log });
  await prepareMarket(db);
  const startedAt = Date.now();
  const result = await soak({
    db,
    databaseUrl: postgres.ownerUrl,
    ticks,
    killAt: Math.floor(ticks / 2),
    onTick: (tick) => tick % 100 === 0 && console.log(`${tick} ticks`),
  });
  await db.destroy();
  console.table({ ...result, seconds: Math.round((Date.now() - startedAt) / 1000) });
  const { lost, duplicates, wrongCloses, alerts, mails } = result;
  if (lost || duplicates || wrongCloses || alerts !== mails) process.exitCode = 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}
