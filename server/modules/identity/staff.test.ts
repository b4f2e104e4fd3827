import { randomUUID } from 'node:crypto';
import { startKordon } from '../../testing/kordon.ts';
import { anAdmin } from '../../testing/people.ts';
import { Person } from '../../testing/person.ts';
import { Watcher } from '../../testing/watcher.ts';

const kordon = startKordon();
const watchers: Watcher[] = [];
afterEach(() => watchers.splice(0).forEach(({ client }) => void client.dispose()));

type Role = 'super_admin' | 'admin' | 'analyst';
async function signedIn(role: Role = 'admin') {
  const { email, password } = await anAdmin(kordon.db, { role });
  const person = kordon.someone();
  const { signIn } = await person.signIn(email, password);
  return { id: signIn.id, email, password, person };
}
const change = (id: string, patch: object, by: Person = kordon.admin) =>
  by.run(
    'mutation ($id: ID!, $patch: AdminUserPatch!) { updateAdminUser(id: $id, patch: $patch) { role disabledAt } }',
    {
      id,
      patch,
    },
  );
const remove = (id: string, by: Person = kordon.admin) =>
  by.run('mutation ($id: ID!) { deleteAdminUser(id: $id) }', { id });
const add = (input: object) =>
  kordon.admin.run<{ createAdminUser: { id: string; invited: boolean } }>(
    'mutation ($input: NewAdminUserInput!) { createAdminUser(input: $input) { id email name role invited } }',
    { input },
  );
const knows = async (person: Person) => (await person.run<{ me: object | null }>('{ me { id } }')).me !== null;
const me = async () => (await kordon.admin.run<{ me: { id: string } }>('{ me { id } }')).me.id;

describe('a colleague', () => {
  test('who is added with a password signs in with it', async () => {
    const email = `${randomUUID()}@Kordon.example`;
    const made = await add({ email, name: 'Ece Tunalı', role: 'ANALYST', password: 'ilk şifre, uzunca' });
    expect(made.createAdminUser).toMatchObject({ email: email.toLowerCase(), name: 'Ece Tunalı', invited: false });
    await expect(kordon.someone().signIn(email, 'ilk şifre, uzunca')).resolves.toMatchObject({
      signIn: { role: 'ANALYST' },
    });
  });

  test.each([
    ['a bad address', { email: 'ece' }, { email: 'form.email.invalid' }],
    ['no name', { name: '  ' }, { name: 'form.required' }],
    ['a short password', { password: 'kısa' }, { password: 'form.password.tooShort' }],
    ['a password of a megabyte', { password: 'x'.repeat(200_000) }, { password: 'form.password.tooLong' }],
    ['the address as password', { password: 'ECE.TUNALI@kordon.example' }, { password: 'form.password.isEmail' }],
    ['a password that many have', { password: 'İstanbul1234' }, { password: 'form.password.guessable' }],
    ['their own name as password', { password: 'Ece Tunalı 1' }, { password: 'form.password.guessable' }],
    ['an address that somebody has', { email: 'Admin@Kordon.example' }, { email: 'form.user.emailTaken' }],
  ])('with %s is refused', async (_what, wrong, fields) => {
    const right = {
      email: 'ece.tunali@kordon.example',
      name: 'Ece Tunalı',
      role: 'ADMIN',
      password: 'ilk şifre, uzunca',
    };
    await expect(add({ ...right, ...wrong })).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  test('who is disabled is out within five seconds, sockets and all, and cannot come back', async () => {
    const { id, email, password, person } = await signedIn();
    const watcher = new Watcher(person);
    watchers.push(await watcher.ready());
    const start = Date.now();
    await change(id, { disabled: true });
    expect(await watcher.closed).toBe(4403);
    expect(Date.now() - start).toBeLessThan(5_000);
    expect(await knows(person)).toBe(false);
    await expect(kordon.someone().signIn(email, password)).rejects.toMatchObject({ code: 'FORBIDDEN' });

    await change(id, { disabled: false });
    await expect(kordon.someone().signIn(email, password)).resolves.toBeDefined();
  });

  test('who is disabled is out of every server within five seconds', async () => {
    const elsewhere = await kordon.another();
    const { email, password } = await anAdmin(kordon.db);
    const person = new Person(`http://127.0.0.1:${elsewhere.port}`);
    const { signIn } = await person.signIn(email, password);
    const watcher = new Watcher(person);
    watchers.push(await watcher.ready());
    const start = Date.now();
    await change(signIn.id, { disabled: true }); // asked of the first server
    expect(await watcher.closed).toBe(4403);
    expect(Date.now() - start).toBeLessThan(5_000);
    expect(await knows(person)).toBe(false);
  });

  test('whose role is taken away loses its rights at once, also in what was open', async () => {
    const { id, person } = await signedIn('super_admin');
    const watcher = new Watcher(person);
    watchers.push(await watcher.ready());
    await expect(person.run('{ adminUsers { id } }')).resolves.toBeDefined();

    await change(id, { role: 'ANALYST' });
    await expect(person.run('{ adminUsers { id } }')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(person.run('mutation { deleteCompany(id: "x") }')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await watcher.closed).toBe(1012); // and comes back with the new one
    await expect(person.run('{ me { role } }')).resolves.toEqual({ me: { role: 'ANALYST' } });
  });

  test('who is removed is out, with the password, and may be added anew', async () => {
    const { id, email, password, person } = await signedIn();
    await expect(remove(id)).resolves.toEqual({ deleteAdminUser: true });
    expect(await knows(person)).toBe(false);
    await expect(kordon.someone().signIn(email, password)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(add({ email, name: 'Yeniden', role: 'ADMIN' })).resolves.toMatchObject({
      createAdminUser: { invited: true },
    });
    await expect(remove(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(change('no id', {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('nobody shuts out', () => {
  test('themselves', async () => {
    const id = await me();
    const oneself = 'form.user.oneself';
    await expect(change(id, { disabled: true })).rejects.toMatchObject({ fields: { disabled: oneself } });
    await expect(change(id, { role: 'ADMIN' })).rejects.toMatchObject({ fields: { role: oneself } });
    await expect(remove(id)).rejects.toMatchObject({ fields: { id: oneself } });
    await expect(change(id, { name: 'Kordon', role: 'SUPER_ADMIN' })).resolves.toBeDefined();
  });

  test('the last super admin, also where two go for each other at the same instant', async () => {
    const other = await signedIn('super_admin');
    const ours = await me();
    const tries = [change(other.id, { disabled: true }), change(ours, { disabled: true }, other.person)];
    const outcomes = await Promise.allSettled(tries);
    const [left] = await kordon.db.query<[{ count: number }]>(
      `select count(*)::int as count from admin_users where role = 'super_admin' and disabled_at is null`,
    );
    expect(left.count).toBeGreaterThan(0);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
    await kordon.db.query('update admin_users set disabled_at = null where id = any($1)', [[ours, other.id]]);
    await kordon.admin.signIn('admin@kordon.example', 'a password for the tests');
  });
});

describe('sessions', () => {
  const list = '{ me { sessions { id userAgent address current signedInAt usedAt } } }';
  interface Sessions {
    me: { sessions: { id: string; userAgent: string; current: boolean; usedAt: string }[] };
  }

  test('are shown with device and last use, and one of them is this one', async () => {
    const { email, password, person } = await signedIn('analyst');
    await kordon.someone().signIn(email, password);
    const before = (await person.run<Sessions>(list)).me.sessions;
    expect(before).toHaveLength(2);
    expect(before.filter(({ current }) => current)).toHaveLength(1);
    expect(before[0]).toMatchObject({ userAgent: 'node', address: expect.any(String) as string });

    await kordon.db.query(`update sessions set expire = expire - interval '1 minute'`);
    const used = (await person.run<Sessions>(list)).me.sessions.find(({ current }) => current);
    expect(Date.parse(used!.usedAt)).toBeGreaterThanOrEqual(Date.parse(before.find(({ current }) => current)!.usedAt));
  });

  test("end one by one: one's own by oneself, a colleague's by a super admin alone", async () => {
    const [theirs, ours] = [await signedIn('admin'), await signedIn('admin')];
    const [session] = (await theirs.person.run<Sessions>(list)).me.sessions;
    const end = 'mutation ($id: ID!) { endSession(id: $id) }';
    await expect(ours.person.run(end, { id: session!.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await knows(theirs.person)).toBe(true);
    await kordon.admin.run(end, { id: session!.id });
    expect(await knows(theirs.person)).toBe(false);
    await expect(kordon.admin.run(end, { id: 'no id' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('of colleagues are none of an admin’s business', async () => {
    const { person } = await signedIn('admin');
    await expect(person.run('{ adminUsers { sessions { id } } }')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(person.run('{ colleagues { name email } }')).resolves.toBeDefined();
  });

  test('all end at once where somebody signs out everywhere', async () => {
    const { email, password, person } = await signedIn('analyst');
    const elsewhere = kordon.someone();
    await elsewhere.signIn(email, password);
    await person.run('mutation { signOutEverywhere }');
    expect(person.cookie).toBe('');
    expect(await knows(elsewhere)).toBe(false);
  });
});
