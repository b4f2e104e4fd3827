import { parse, validate } from 'graphql';
import { playgroundExamples } from '../../common/playground-examples.ts';
import { getKordonSchema } from './schema.ts';
import { startKordon } from '../testing/kordon.ts';
import { anAdminUser } from '../testing/accounts.ts';

const kordon = startKordon({ DEMO_DATA: 'on' });

test.each(playgroundExamples)('the example $name is valid', async ({ query }) => {
  expect(validate(await getKordonSchema(), parse(query))).toEqual([]);
});

test.each(playgroundExamples.filter(({ name }) => name !== 'live'))(
  'the example $name returns data to an analyst',
  async ({ query, variables }) => {
    const { email, password } = await anAdminUser(kordon.db, { role: 'analyst' });
    const analyst = kordon.newClient();
    await analyst.signIn(email, password);
    const data = await analyst.run<Record<string, unknown>>(query, variables);
    expect(Object.values(data)).not.toContain(null);
  },
);
