import pino from 'pino';
import { refreshMarket } from '../market.refresh.ts';
import { publishTicks } from '../market.publish.ts';
import { startKordon } from '../../../testing/kordon.ts';

const kordon = startKordon();
const silent = pino({ level: 'silent' });
let seen = 0;

/** Puts a rebar price into the world, as a source would, and lets the alerts be looked at. */
async function rebarAt(value: number): Promise<void> {
  await kordon.db.transaction((tx) =>
    publishTicks(tx, [{ symbol: 'REBAR', at: new Date(), value, source: 'price sheet', indicative: false }]),
  );
  await refreshMarket(kordon.db.manager, [], silent);
}
const wish = (about: object = {}) => ({
  symbol: 'REBAR',
  threshold: 640,
  email: `buyer@${crypto.randomUUID()}.example`,
  language: 'EN',
  consent: true,
  ...about,
});
const request = (input: object) =>
  kordon.visitor.run('mutation ($input: PriceAlertInput!) { requestPriceAlert(input: $input) }', { input });
const confirm = (token: string) =>
  kordon.visitor.run('mutation ($token: String!) { confirmPriceAlert(token: $token) }', { token });
const cancel = (token: string) =>
  kordon.visitor.run<{ cancelPriceAlert: boolean }>('mutation ($token: String!) { cancelPriceAlert(token: $token) }', {
    token,
  });
/** The next mail that arrives. */
async function nextMail() {
  const mails = await kordon.mail.received(++seen);
  const mail = mails[seen - 1]!;
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  return { ...mail, header, token: /(?:confirm|cancel)=([0-9a-f-]{36})/.exec(mail.text ?? '')?.[1] ?? '' };
}
const alerts = () => kordon.db.query<unknown[]>('select from price_alerts');

beforeEach(async () => {
  await kordon.db.query('delete from price_alerts');
  await kordon.db.query('delete from rate_limits');
  await rebarAt(600);
});

test('a confirmed alert sends one mail when its threshold is reached, and never another', async () => {
  await request(wish());
  const asking = await nextMail();
  expect(asking.subject).toBe('Please confirm your price alert: Rebar, FOB Türkiye');
  expect(asking.text).toContain('640.00 USD/t');
  await confirm(asking.token);
  await confirm(asking.token); // the button pressed twice
  await rebarAt(630);
  expect(kordon.mail.messages).toHaveLength(seen);

  await rebarAt(641.5);
  const news = await nextMail();
  expect(news.to).toEqual(asking.to);
  expect(news.subject).toBe('Rebar, FOB Türkiye: 641.50 USD/t');
  expect(news.text).toContain('your threshold was 640.00 USD/t');
  expect(news.text).not.toContain('indicative');
  await rebarAt(600);
  await rebarAt(660);
  expect(kordon.mail.messages).toHaveLength(seen);
  await expect(confirm(asking.token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('an alert below the price waits for it to fall', async () => {
  await request(wish({ threshold: 580 }));
  await confirm((await nextMail()).token);
  await rebarAt(620);
  expect(kordon.mail.messages).toHaveLength(seen);
  await rebarAt(579);
  expect((await nextMail()).text).toContain('579.00 USD/t');
});

test('nobody hears of an alert that its mailbox has not confirmed', async () => {
  await request(wish());
  await nextMail();
  await rebarAt(650);
  expect(kordon.mail.messages).toHaveLength(seen);
  await kordon.db.query(`update price_alerts set created_at = now() - interval '8 days'`);
  await rebarAt(651);
  expect(await alerts()).toEqual([]);
});

test('one POST without a session unsubscribes, as mail programs send it', async () => {
  await request(wish());
  const { header, token } = await nextMail();
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const address = header('list-unsubscribe')!.slice(1, -1);
  expect(address).toBe(`${kordon.url}/price-alerts/${token}/unsubscribe`);

  const looked = await fetch(address, { redirect: 'manual' });
  expect([looked.status, looked.headers.get('location')]).toEqual([303, `/en/price-alert?cancel=${token}`]);
  expect(await alerts()).toHaveLength(1); // a program that only follows links ends nothing

  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
  const answer = await fetch(address, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
  expect(answer.status).toBe(200);
  expect(await alerts()).toEqual([]);
});

test('a cancelled alert is forgotten with its address', async () => {
  await request(wish());
  const { token } = await nextMail();
  expect(await cancel(token)).toEqual({ cancelPriceAlert: true });
  expect(await cancel(token)).toEqual({ cancelPriceAlert: false });
  expect(await cancel('no token')).toEqual({ cancelPriceAlert: false });
  expect(await alerts()).toEqual([]);
});

test.each([
  ['TR', 'tr-TR', 'Fiyat alarmınızı onaylayın', 'ltr'],
  ['FA', 'fa-IR', 'هشدار قیمت خود را تأیید کنید', 'rtl'],
  ['AR', 'ar-AE', 'أكّد تنبيه السعر', 'rtl'],
  ['FR', 'fr-DZ', 'Confirmez votre alerte de prix', 'ltr'],
])('the mail speaks %s', async (language, tag, title, dir) => {
  await request(wish({ language, symbol: 'BRENT', threshold: 95 }));
  const mail = await nextMail();
  expect(mail.header('content-language')).toBe(tag);
  expect(mail.html).toContain(`<html lang="${tag}" dir="${dir}"`);
  expect(mail.text).toContain(title);
});

test.each([
  ['a series of nobody', { symbol: 'GOLD' }, { symbol: 'form.choice.invalid' }],
  ['a threshold that the value stands at', { threshold: 600 }, { threshold: 'market.alert.reached' }],
  ['a threshold below zero', { threshold: -1 }, { threshold: 'form.number.positive' }],
  ['two addresses', { email: 'a@a.example,b@b.example' }, { email: 'form.email.invalid' }],
  ['no consent', { consent: false }, { consent: 'form.consent.required' }],
])('%s is refused', async (_what, about, fields) => {
  await expect(request(wish(about))).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields });
  expect(await alerts()).toEqual([]);
});

test('a program that fills in everything gets an answer and no alert', async () => {
  await request(wish({ website: 'https://spam.example' }));
  expect(await alerts()).toEqual([]);
});

test('a mailbox is not flooded', async () => {
  const { email } = wish();
  for (let sent = 0; sent < 6; sent++) await request(wish({ email, threshold: 700 + sent }));
  await expect(request(wish({ email }))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  for (let sent = 0; sent < 6; sent++) await nextMail();
});
