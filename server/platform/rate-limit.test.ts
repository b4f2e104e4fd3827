import { entities } from '../app/entities.ts';
import { migrations } from '../migrations/index.ts';
import { testDatabase } from '../testing/database.ts';
import { createDataSource } from './database/data-source.ts';
import { networkOf, rateLimit } from './rate-limit.ts';

const database = testDatabase();
const twoASecond = rateLimit({ name: 'test', points: 2, seconds: 1 });
const twoAnHour = rateLimit({ name: 'test-hour', points: 2, seconds: 3_600 });
const refused = expect.objectContaining({ extensions: { code: 'RATE_LIMITED', retryAfter: 1 } }) as Error;

test('a limit is reset when its period expires', async () => {
  const db = database.dataSource();
  await twoASecond.consume(db, 'leyla');
  await twoASecond.consume(db, 'leyla');
  await expect(twoASecond.consume(db, 'leyla')).rejects.toEqual(refused);
  await expect(twoASecond.consume(db, 'somebody else')).resolves.toBeUndefined();

  await db.query('update rate_limits set expire = expire - 1_000'); // milliseconds
  await expect(twoASecond.consume(db, 'leyla')).resolves.toBeUndefined();
});

test('two servers share the count', async () => {
  const [one, other] = [database.dataSource(), createDataSource(database.url(), { entities, migrations })];
  await other.initialize();
  try {
    await twoASecond.consume(one, 'deniz');
    await twoASecond.consume(other, 'deniz');
    await expect(twoASecond.consume(one, 'deniz')).rejects.toEqual(refused);
  } finally {
    await other.destroy();
  }
});

test('refunded points can be used again', async () => {
  const db = database.dataSource();
  for (let round = 0; round < 5; round++) {
    await twoASecond.consume(db, 'kaya');
    await twoASecond.refund(db, 'kaya');
  }
});

test('a call can cost several points, and a refund never makes the count negative', async () => {
  const db = database.dataSource();
  await twoAnHour.consume(db, 'ece', 2);
  await expect(twoAnHour.consume(db, 'ece')).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
  await twoAnHour.refund(db, 'ece', 2);
  await twoAnHour.consume(db, 'ece');
  await twoAnHour.refund(db, 'ece', 100);
  await expect(twoAnHour.consume(db, 'ece', 3)).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
});

test('a refund is rolled back with its transaction', async () => {
  const db = database.dataSource();
  await twoAnHour.consume(db, 'okan', 2);
  const rolledBack = db.transaction(async (tx) => {
    await twoAnHour.refund(tx, 'okan', 2);
    throw new Error('undone');
  });
  await expect(rolledBack).rejects.toThrow('undone');
  await expect(twoAnHour.consume(db, 'okan')).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
});

test('a key can be any text', async () => {
  await expect(twoASecond.consume(database.dataSource(), '\u0000\ud800'.repeat(100_000))).resolves.toBeUndefined();
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['2001:0db8::', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['', ''],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
