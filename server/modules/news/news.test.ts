import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createNoteSlug, type NoteReader } from '../../../common/market-notes.ts';
import { startKordon } from '../../testing/kordon.ts';
import { newsPages, NewsFeed } from './news.pages.ts';

const kordon = startKordon();

interface Note {
  id: string;
  status: string;
  slug: string | null;
  publishAt: string | null;
  publishedAt: string | null;
  campaignId: string | null;
  updatedAt: string;
}
const fields = 'id status slug publishAt publishedAt campaignId updatedAt';
const texts = [
  { language: 'TR', title: 'Hurda fiyatları düştü', summary: 'Üç hafta üst üste.', content: 'Masa notu.\n\n- **CFR**' },
  { language: 'FA', title: 'قیمت قراضه پایین آمد', summary: 'سه هفته پیاپی.', content: 'یادداشت' },
];

async function save(input: object = {}, id: string = randomUUID(), version?: string): Promise<Note> {
  const document = `mutation ($id: ID!, $input: MarketNoteInput!, $version: DateTime) {
    saveMarketNote(id: $id, input: $input, version: $version) { ${fields} } }`;
  const variables = { id, input: { picture: 'hero-rebar', texts, ...input }, version };
  return (await kordon.admin.run<{ saveMarketNote: Note }>(document, variables)).saveMarketNote;
}
async function publish(id: string, { publishAt, notify = false }: { publishAt?: string; notify?: boolean } = {}) {
  const document = `mutation ($id: ID!, $publishAt: DateTime, $notify: Boolean!) {
    publishMarketNote(id: $id, publishAt: $publishAt, notifySubscribers: $notify) { ${fields} } }`;
  const answer = await kordon.admin.run<{ publishMarketNote: Note }>(document, { id, publishAt, notify });
  return answer.publishMarketNote;
}
const withdraw = (id: string) => kordon.admin.run(`mutation { withdrawMarketNote(id: "${id}") { status } }`);
const read = async (id: string) =>
  (await kordon.admin.run<{ marketNote: Note | null }>(`{ marketNote(id: "${id}") { ${fields} } }`)).marketNote;
async function hasJobs(name: string): Promise<boolean> {
  const jobs = await kordon.db.query<unknown[]>('select from graphile_worker.jobs where task_identifier = $1', [name]);
  return jobs.length > 0;
}
const pages = () => newsPages(kordon.db, new NewsFeed());
const reader = async () => (await pages().context()).notes as NoteReader;
const readCampaignStatus = async (noteId: string) => {
  const campaignId = (await read(noteId))?.campaignId;
  if (!campaignId) return null;
  const document = `{ campaign(id: "${campaignId}") { status } }`;
  return (await kordon.admin.run<{ campaign: { status: string } }>(document)).campaign.status;
};
const subscribe = (input: object) =>
  kordon.visitor.run('mutation ($input: NewsSubscriptionInput!) { subscribeToNews(input: $input) }', {
    input: { email: `s-${randomUUID()}@leser.example`, language: 'TR', consent: true, ...input },
  });

test.each([
  ['Rebar: the week of 23 November', 'rebar-the-week-of-23-november'],
  ['Kütük ve İnşaat demiri ışığında', 'kutuk-ve-insaat-demiri-isiginda'],
  ['L’œuvre à mi-année', 'l-oeuvre-a-mi-annee'],
  ['قیمت قراضه', ''],
])('the address of “%s” is %s', (title, slug) => {
  expect(createNoteSlug(title)).toBe(slug);
});

test('a published note is on the pages of the languages that have a text, until it is withdrawn', async () => {
  const { id } = await save();
  const { slug, status, publishedAt } = await publish(id);
  expect([status, slug]).toEqual(['PUBLISHED', expect.stringMatching(/^hurda-fiyatlari-dustu/)]);
  const exists = (path: string) => pages().exists!(path);
  expect(await Promise.all(['', '/fa', '/en'].map((lang) => exists(`${lang}/market-updates/${slug}`)))).toEqual([
    true,
    true,
    false,
  ]);
  const notes = await reader();
  expect(await notes.find(slug!, 'fa')).toMatchObject({ title: texts[1]!.title, languages: ['tr', 'fa'], publishedAt });
  expect((await notes.list('tr')).map((note) => note.slug)).toContain(slug);
  expect((await notes.list('ar')).map((note) => note.slug)).not.toContain(slug);

  await withdraw(id);
  expect(await exists(`/market-updates/${slug}`)).toBe(false);
  const again = await publish(id);
  expect([again.slug, again.publishedAt]).toEqual([slug, publishedAt]); // links of others stay valid
});

test('notes with the same title get different addresses', async () => {
  const title = `Aynı başlık ${randomUUID().slice(0, 8)}`;
  const input = { texts: [{ ...texts[0]!, title }] };
  const slugs: (string | null)[] = [];
  for (let number = 0; number < 3; number++) slugs.push((await publish((await save(input)).id)).slug);
  expect(slugs).toEqual([createNoteSlug(title), `${createNoteSlug(title)}-2`, `${createNoteSlug(title)}-3`]);
});

test('a note is published at its time, and a withdrawn one is not', async () => {
  const inOneSecond = () => new Date(Date.now() + 1_000).toISOString();
  const [scheduled, withdrawn] = [await save(), await save()];
  expect(await publish(scheduled.id, { publishAt: inOneSecond() })).toMatchObject({ status: 'SCHEDULED', slug: null });
  await publish(withdrawn.id, { publishAt: inOneSecond() });
  await withdraw(withdrawn.id);
  while ((await read(scheduled.id))?.status !== 'PUBLISHED') await delay(50);
  while (await hasJobs('publish-scheduled-note')) await delay(50);
  expect((await read(withdrawn.id))?.status).toBe('DRAFT');
});

test('a note without a whole text is neither published nor left incomplete on the site', async () => {
  const half = [{ ...texts[0]!, summary: '' }];
  const { id } = await save({ texts: half });
  const refused = { code: 'BAD_USER_INPUT', fields: { texts: expect.anything() as unknown } };
  await expect(publish(id)).rejects.toMatchObject(refused);
  await expect(publish((await save({ texts: [] })).id)).rejects.toMatchObject(refused);
  await save({}, id);
  await publish(id);
  await expect(save({ texts: half }, id)).rejects.toMatchObject(refused);
  await expect(publish(id)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('an edit of an old version is refused, and so are an unknown picture and a time in the past', async () => {
  const note = await save();
  await save({ picture: 'product-slab' }, note.id, note.updatedAt);
  await expect(save({}, note.id, note.updatedAt)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(save({ picture: '../secret' })).rejects.toMatchObject({
    fields: { picture: expect.anything() as unknown },
  });
  await expect(publish(note.id, { publishAt: '2020-01-01T00:00:00Z' })).rejects.toMatchObject({
    fields: { publishAt: expect.anything() as unknown },
  });
});

test('only a draft is deleted', async () => {
  const { id } = await save();
  await publish(id);
  const remove = () => kordon.admin.run(`mutation { deleteMarketNote(id: "${id}") }`);
  await expect(remove()).rejects.toMatchObject({ code: 'CONFLICT' });
  await withdraw(id);
  await remove();
  expect(await read(id)).toBeNull();
});

test('a note is mailed once, to mailboxes that confirmed, each in its language', async () => {
  const [confirmed, unconfirmed, persian] = ['a', 'b', 'c'].map((name) => `${name}-${randomUUID()}@leser.example`);
  await subscribe({ email: confirmed, language: 'AR' });
  await subscribe({ email: unconfirmed });
  await subscribe({ email: persian!.toUpperCase(), language: 'FA' });
  for (const email of [confirmed, persian]) {
    const [{ token }] = await kordon.db.query<[{ token: string }]>(
      'select token from mailbox_consents where email = $1',
      [email],
    );
    await kordon.visitor.run(`mutation { confirmNews(token: "${token}") }`);
  }
  const subjects = (email: string) =>
    kordon.mail.messages.filter(({ recipients }) => recipients.includes(email)).map(({ subject }) => subject);
  while (subjects(unconfirmed!).length === 0) await delay(50);

  const { id, slug } = await publish((await save()).id, { notify: true });
  while ((await readCampaignStatus(id)) !== 'SENT') await delay(50);
  expect(subjects(confirmed!).at(-1)).toBe(texts[0]!.title); // there is no Arabic text, and no English one
  expect(subjects(persian!).at(-1)).toBe(texts[1]!.title);
  expect(subjects(unconfirmed!)).toHaveLength(1); // the question
  const mail = kordon.mail.messages.find(({ subject }) => subject === texts[1]!.title)!;
  expect(mail.text).toContain(`/fa/market-updates/${slug}`);
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
  );

  await withdraw(id);
  await publish(id, { notify: true });
  expect(await hasJobs('mail-market-note')).toBe(false);
  expect(subjects(persian!).filter((subject) => subject === texts[1]!.title)).toHaveLength(1);
});

test('a subscription asks for a confirmation, but not again, and tells nobody whether there is one', async () => {
  const email = `d-${randomUUID()}@leser.example`;
  const countEvents = async () =>
    (await kordon.db.query<unknown[]>('select from mailbox_consents where email = $1', [email])).length;
  await expect(subscribe({ email })).resolves.toEqual({ subscribeToNews: true });
  const [{ token }] = await kordon.db.query<[{ token: string }]>(
    'select token from mailbox_consents where email = $1',
    [email],
  );
  await kordon.visitor.run(`mutation { confirmNews(token: "${token}") }`);
  await expect(subscribe({ email })).resolves.toEqual({ subscribeToNews: true });
  expect(await countEvents()).toBe(2);
  await expect(subscribe({ email: 'nobody', consent: false })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { email: expect.anything() as unknown, consent: expect.anything() as unknown },
  });
  const bot = `e-${randomUUID()}@leser.example`;
  await subscribe({ email: bot, website: 'https://spam.example' });
  expect(await kordon.db.query('select from mailbox_consents where email = $1', [bot])).toEqual([]);
});
