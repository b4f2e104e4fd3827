import { testDatabase } from '../../testing/database.ts';

const database = testDatabase();

test('a test file has a database of its own', async () => {
  const [{ name }] = await database.dataSource().query<[{ name: string }]>('select current_database() as name');
  expect(database.url()).toMatch(new RegExp(`/${name}$`));
});
