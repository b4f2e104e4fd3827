import { startKordon } from '../testing/kordon.ts';

const kordon = startKordon();

test('an admin who signed in is known from then on', async () => {
  expect(await kordon.admin.run('{ me { email role } }')).toEqual({
    me: { email: 'admin@kordon.example', role: 'SUPER_ADMIN' },
  });
});
