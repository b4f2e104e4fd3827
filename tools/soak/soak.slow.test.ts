import { testDatabase } from '../../server/testing/database.ts';
import { soak } from './soak.ts';

const database = testDatabase();

/** The short form of `npm run soak`. */
test('two servers, one of which is killed, lose and duplicate no tick while connections are cut', async () => {
  const result = await soak({ db: database.dataSource(), databaseUrl: database.url(), ticks: 30, killAt: 12 });
  expect(result).toMatchObject({ ticks: 30, lost: 0, duplicates: 0, wrongCloses: 0 });
  expect(result.cuts).toBeGreaterThan(20);
  expect(result.alerts).toBeGreaterThan(20);
  expect(result.mails).toBe(result.alerts);
}, 120_000);
