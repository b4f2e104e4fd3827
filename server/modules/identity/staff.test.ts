import { randomUUID } from 'node:crypto';
import type { AdminRole } from '../../../common/enums.ts';
import { startKordon } from '../../testing/kordon.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import { TestClient } from '../../testing/test-client.ts';
import { FeedSubscriber } from '../../testing/feed-subscriber.ts';

const kordon = startKordon();
const watchers: FeedSubscriber[] = [];
afterEach(() => watchers.splice(0).forEach(({ client }) => void client.dispose()));

async function signInNewAdmin(role: AdminRole = 'admin') {
  const { email, password } = await anAdminUser(kordon.db, { role });
  const client = kordon.newClient();
  const { signIn } = await client.signIn(email, password);
  return { id: signIn.id, email, password, client };
}
const change = (id: string, patch: object, by: TestClient = kordon.admin) =>
  by.run(
    'mutation ($id: ID!, $patch: AdminUserPatch!) { updateAdminUser(id: $id, patch: $patch) { role disabledAt } }',
    {
      id,
      patch,
    },
  );
const remove = (id: string, by: TestClient = kordon.admin) =>
  by.run('mutation ($id: ID!) { deleteAdminUser(id: $id) }', { id });
const add = (input: object) =>
  kordon.admin.run<{ createAdminUser: { id: string; invited: boolean } }>(
    'mutation ($input: NewAdminUserInput!) { createAdminUser(input: $input) { id email name role invited } }',
    { input },
  );
const isSignedIn = async (client: TestClient) => (await client.run<{ me: object | null }>('{ me { id } }')).me !== null;
const readOwnId = async () => (await kordon.admin.run<{ me: { id: string } }>('{ me { id } }')).me.id;

describe('an admin user', () => {
  test('created with a password can sign in with it', async () => {
    const email = `${randomUUID()}@Kordon.example`;
    const made = await add({ email, name: 'Ece Tunalı', role: 'ANALYST', password: 'ilk şifre, uzunca' });
    expect(made.createAdminUser).toMatchObject({ email: email.toLowerCase(), name: 'Ece Tunalı', invited: false });
    await expect(kordon.newClient().signIn(email, 'ilk şifre, uzunca')).resolves.toMatchObject({
      signIn: { role: 'ANALYST' },
    });
  });

  test('created with a password can do nothing before changing it', async () => {
    const email = `${randomUUID()}@kordon.example`;
    const first = 'ilk şifre, uzunca';
    await add({ email, name: 'Ece Tunalı', role: 'ADMIN', password: first });
    const client = kordon.newClient();
    await client.signIn(email, first);
    const me = '{ me { mustChangePassword } }';
    expect(await client.run(me)).toEqual({ me: { mustChangePassword: true } });
    const refused = { code: 'FORBIDDEN' };
    await expect(client.run('{ companies(first: 1) { nodes { id } } }')).rejects.toMatchObject(refused);
    await expect(client.run(`mutation { confirmIdentity(password: "${first}") }`)).rejects.toMatchObject(refused);
    expect((await client.fetch('/exports/companies.csv?search=x')).status).toBe(401);
    const changePassword =
      'mutation ($current: String!, $password: String!) { changePassword(current: $current, password: $password) }';
    await expect(client.run(changePassword, { current: first, password: first })).rejects.toMatchObject({
      fields: { password: 'form.password.same' },
    });
    await client.run(changePassword, { current: first, password: 'kendi seçtiği uzun şifre' });
    expect(await client.run(me)).toEqual({ me: { mustChangePassword: false } });
    await expect(client.run('{ companies(first: 1) { nodes { id } } }')).resolves.toBeDefined();
  });

  test.each([
    ['a bad address', { email: 'ece' }, { email: 'form.email.invalid' }],
    ['no name', { name: '  ' }, { name: 'form.required' }],
    ['a short password', { password: 'kısa' }, { password: 'form.password.tooShort' }],
    ['a very long password', { password: 'x'.repeat(200_000) }, { password: 'form.password.tooLong' }],
    ['the e-mail as password', { password: 'ECE.TUNALI@kordon.example' }, { password: 'form.password.isEmail' }],
    ['a commonly used password', { password: 'İstanbul1234' }, { password: 'form.password.guessable' }],
    ['their own name as password', { password: 'Ece Tunalı 1' }, { password: 'form.password.guessable' }],
    ['an e-mail that is already in use', { email: 'Admin@Kordon.example' }, { email: 'form.user.emailTaken' }],
  ])('with %s is refused', async (_case, invalid, fields) => {
    const valid = {
      email: 'ece.tunali@kordon.example',
      name: 'Ece Tunalı',
      role: 'ADMIN',
      password: 'ilk şifre, uzunca',
    };
    await expect(add({ ...valid, ...invalid })).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  test('that is disabled loses sessions and WebSockets within five seconds and cannot sign in', async () => {
    const { id, email, password, client } = await signInNewAdmin();
    const watcher = new FeedSubscriber(client);
    watchers.push(await watcher.ready());
    const start = Date.now();
    await change(id, { disabled: true });
    expect(await watcher.closed).toBe(4403);
    expect(Date.now() - start).toBeLessThan(5_000);
    expect(await isSignedIn(client)).toBe(false);
    await expect(kordon.newClient().signIn(email, password)).rejects.toMatchObject({ code: 'FORBIDDEN' });

    await change(id, { disabled: false });
    await expect(kordon.newClient().signIn(email, password)).resolves.toBeDefined();
  });

  test('that is disabled loses sessions and WebSockets on every server within five seconds', async () => {
    const elsewhere = await kordon.startAnotherServer();
    const { email, password } = await anAdminUser(kordon.db);
    const client = new TestClient(`http://127.0.0.1:${elsewhere.port}`);
    const { signIn } = await client.signIn(email, password);
    const watcher = new FeedSubscriber(client);
    watchers.push(await watcher.ready());
    const start = Date.now();
    await change(signIn.id, { disabled: true }); // sent to the first server
    expect(await watcher.closed).toBe(4403);
    expect(Date.now() - start).toBeLessThan(5_000);
    expect(await isSignedIn(client)).toBe(false);
  });

  test('that is demoted loses its permissions immediately, also on open WebSockets', async () => {
    const { id, client } = await signInNewAdmin('super_admin');
    const watcher = new FeedSubscriber(client);
    watchers.push(await watcher.ready());
    await expect(client.run('{ adminUsers { id } }')).resolves.toBeDefined();

    await change(id, { role: 'ANALYST' });
    await expect(client.run('{ adminUsers { id } }')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(client.run('mutation { deleteCompany(id: "x") }')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await watcher.closed).toBe(1012); // the client reconnects with the new role
    await expect(client.run('{ me { role } }')).resolves.toEqual({ me: { role: 'ANALYST' } });
  });

  test('that is deleted loses sessions and password, and can be created again', async () => {
    const { id, email, password, client } = await signInNewAdmin();
    await expect(remove(id)).resolves.toEqual({ deleteAdminUser: true });
    expect(await isSignedIn(client)).toBe(false);
    await expect(kordon.newClient().signIn(email, password)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(add({ email, name: 'Yeniden', role: 'ADMIN' })).resolves.toMatchObject({
      createAdminUser: { invited: true },
    });
    await expect(remove(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(change('no id', {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('no change can lock out', () => {
  test('the signed-in user', async () => {
    const id = await readOwnId();
    const ownAccount = 'form.user.oneself';
    await expect(change(id, { disabled: true })).rejects.toMatchObject({ fields: { disabled: ownAccount } });
    await expect(change(id, { role: 'ADMIN' })).rejects.toMatchObject({ fields: { role: ownAccount } });
    await expect(remove(id)).rejects.toMatchObject({ fields: { id: ownAccount } });
    await expect(change(id, { name: 'Kordon', role: 'SUPER_ADMIN' })).resolves.toBeDefined();
  });

  test('the last super admin, even when two disable each other at the same time', async () => {
    const other = await signInNewAdmin('super_admin');
    const ownId = await readOwnId();
    const tries = [change(other.id, { disabled: true }), change(ownId, { disabled: true }, other.client)];
    const outcomes = await Promise.allSettled(tries);
    const [remaining] = await kordon.db.query<[{ count: number }]>(
      `select count(*)::int as count from admin_users where role = 'super_admin' and disabled_at is null`,
    );
    expect(remaining.count).toBeGreaterThan(0);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
    await kordon.db.query('update admin_users set disabled_at = null where id = any($1)', [[ownId, other.id]]);
    await kordon.admin.signIn('admin@kordon.example', 'a password for the tests');
  });
});

describe('sessions', () => {
  const list = '{ me { sessions { id userAgent address current signedInAt usedAt } } }';
  interface Sessions {
    me: { sessions: { id: string; userAgent: string; current: boolean; usedAt: string }[] };
  }

  test('are listed with device and last use, and the current one is marked', async () => {
    const { email, password, client } = await signInNewAdmin('analyst');
    await kordon.newClient().signIn(email, password);
    const before = (await client.run<Sessions>(list)).me.sessions;
    expect(before).toHaveLength(2);
    expect(before.filter(({ current }) => current)).toHaveLength(1);
    expect(before[0]).toMatchObject({ userAgent: 'node', address: expect.any(String) as string });

    await kordon.db.query(`update sessions set expire = expire - interval '1 minute'`);
    const current = (await client.run<Sessions>(list)).me.sessions.find(({ current }) => current);
    expect(Date.parse(current!.usedAt)).toBeGreaterThanOrEqual(
      Date.parse(before.find(({ current }) => current)!.usedAt),
    );
  });

  test('of another user can be ended only by a super admin', async () => {
    const [target, other] = [await signInNewAdmin('admin'), await signInNewAdmin('admin')];
    const [session] = (await target.client.run<Sessions>(list)).me.sessions;
    const end = 'mutation ($id: ID!) { endSession(id: $id) }';
    await expect(other.client.run(end, { id: session!.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await isSignedIn(target.client)).toBe(true);
    await kordon.admin.run(end, { id: session!.id });
    expect(await isSignedIn(target.client)).toBe(false);
    await expect(kordon.admin.run(end, { id: 'no id' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('of other users are not visible to an admin', async () => {
    const { client } = await signInNewAdmin('admin');
    await expect(client.run('{ adminUsers { sessions { id } } }')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(client.run('{ colleagues { name email } }')).resolves.toBeDefined();
  });

  test('all end when the user signs out everywhere', async () => {
    const { email, password, client } = await signInNewAdmin('analyst');
    const elsewhere = kordon.newClient();
    await elsewhere.signIn(email, password);
    await client.run('mutation { signOutEverywhere }');
    expect(client.cookies.map(([name]) => name)).toEqual(['kordon-device']); // recognizes the browser, not the user
    expect(await isSignedIn(elsewhere)).toBe(false);
  });
});
