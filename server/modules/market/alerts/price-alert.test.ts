import pino from 'pino';
import { refreshMarket } from '../market.refresh.ts';
import { publishTicks } from '../market.publish.ts';
import { startKordon } from '../../../testing/kordon.ts';

const kordon = startKordon();
const silentLog = pino({ level: 'silent' });
let mailCount = 0;

/** Publishes a rebar price as a source would, and triggers the alerts that it reaches. */
async function publishRebarPrice(value: number): Promise<void> {
  await kordon.db.transaction((tx) =>
    publishTicks(tx, [{ symbol: 'REBAR', at: new Date(), value, source: 'price sheet' }]),
  );
  await refreshMarket(kordon.db.manager, [], silentLog);
}
const anAlertInput = (overrides: object = {}) => ({
  symbol: 'REBAR',
  threshold: 640,
  email: `buyer@${crypto.randomUUID()}.example`,
  language: 'EN',
  consent: true,
  ...overrides,
});
const request = (input: object) =>
  kordon.visitor.run('mutation ($input: PriceAlertInput!) { requestPriceAlert(input: $input) }', { input });
const confirm = (token: string) =>
  kordon.visitor.run('mutation ($token: String!) { confirmPriceAlert(token: $token) }', { token });
const cancel = (token: string) =>
  kordon.visitor.run<{ cancelPriceAlert: boolean }>('mutation ($token: String!) { cancelPriceAlert(token: $token) }', {
    token,
  });
/** Waits for the next mail. */
async function waitForMail() {
  const mails = await kordon.mail.waitForMessages(++mailCount);
  const mail = mails[mailCount - 1]!;
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  return { ...mail, header, token: /(?:confirm|cancel)=([0-9a-f-]{36})/.exec(mail.text ?? '')?.[1] ?? '' };
}
const listAlerts = () => kordon.db.query<unknown[]>('select from price_alerts');

beforeEach(async () => {
  await kordon.db.query('delete from price_alerts');
  await kordon.db.query('delete from rate_limits');
  await publishRebarPrice(600);
});

test('a confirmed alert sends exactly one mail when its threshold is reached', async () => {
  await request(anAlertInput());
  const confirmation = await waitForMail();
  expect(confirmation.subject).toBe('Please confirm your price alert: Rebar, FOB Türkiye');
  expect(confirmation.text).toContain('640.00 USD/t');
  await confirm(confirmation.token);
  await confirm(confirmation.token); // a double click
  await publishRebarPrice(630);
  expect(kordon.mail.messages).toHaveLength(mailCount);

  await publishRebarPrice(641.5);
  const notification = await waitForMail();
  expect(notification.to).toEqual(confirmation.to);
  expect(notification.subject).toBe('Rebar, FOB Türkiye: 641.50 USD/t');
  expect(notification.text).toContain('your threshold was 640.00 USD/t');
  await publishRebarPrice(600);
  await publishRebarPrice(660);
  expect(kordon.mail.messages).toHaveLength(mailCount);
  await expect(confirm(confirmation.token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a series with an example value accepts no alerts, because the value is no market price', async () => {
  await expect(request(anAlertInput({ symbol: 'EU_SLAB' }))).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { threshold: 'market.alert.example' },
  });
  expect(await listAlerts()).toEqual([]);
});

test('an alert ignores a price that an admin enters, and is triggered by the next value of any feed', async () => {
  await request(anAlertInput());
  await confirm((await waitForMail()).token);
  await kordon.admin.run('mutation ($input: MarketPriceInput!) { enterMarketPrice(input: $input) { kind } }', {
    input: { symbol: 'REBAR', price: 700, reason: 'agreed with the mill' },
  });
  await refreshMarket(kordon.db.manager, [], silentLog);
  expect(kordon.mail.messages).toHaveLength(mailCount);
  await kordon.db.transaction((tx) =>
    publishTicks(tx, [{ symbol: 'REBAR', at: new Date(), value: 705, source: 'another feed' }]),
  );
  await refreshMarket(kordon.db.manager, [], silentLog);
  expect((await waitForMail()).subject).toBe('Rebar, FOB Türkiye: 705.00 USD/t');
});

test('an alert below the current price waits for a falling price', async () => {
  await request(anAlertInput({ threshold: 580 }));
  await confirm((await waitForMail()).token);
  await publishRebarPrice(620);
  expect(kordon.mail.messages).toHaveLength(mailCount);
  await publishRebarPrice(579);
  expect((await waitForMail()).text).toContain('579.00 USD/t');
});

test('an unconfirmed alert sends no mail and is deleted after a week', async () => {
  await request(anAlertInput());
  await waitForMail();
  await publishRebarPrice(650);
  expect(kordon.mail.messages).toHaveLength(mailCount);
  await kordon.db.query(`update price_alerts set created_at = now() - interval '8 days'`);
  await publishRebarPrice(651);
  expect(await listAlerts()).toEqual([]);
});

test('a one-click POST without a session cancels the alert, a GET does not', async () => {
  await request(anAlertInput());
  const { header, token } = await waitForMail();
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const address = header('list-unsubscribe')!.slice(1, -1);
  expect(address).toBe(`${kordon.url}/price-alerts/${token}/unsubscribe`);

  const redirect = await fetch(address, { redirect: 'manual' });
  expect([redirect.status, redirect.headers.get('location')]).toEqual([303, `/en/price-alert?cancel=${token}`]);
  expect(await listAlerts()).toHaveLength(1); // following the link does not cancel the alert

  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
  const answer = await fetch(address, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
  expect(answer.status).toBe(200);
  expect(await listAlerts()).toEqual([]);
});

test('a cancelled alert is deleted with its e-mail address', async () => {
  await request(anAlertInput());
  const { token } = await waitForMail();
  expect(await cancel(token)).toEqual({ cancelPriceAlert: true });
  expect(await cancel(token)).toEqual({ cancelPriceAlert: false });
  expect(await cancel('no token')).toEqual({ cancelPriceAlert: false });
  expect(await listAlerts()).toEqual([]);
});

test.each([
  ['TR', 'tr-TR', 'Fiyat alarmınızı onaylayın', 'ltr'],
  ['FA', 'fa-IR', 'هشدار قیمت خود را تأیید کنید', 'rtl'],
  ['AR', 'ar-AE', 'أكّد تنبيه السعر', 'rtl'],
  ['FR', 'fr-DZ', 'Confirmez votre alerte de prix', 'ltr'],
])('the mail is written in %s', async (language, tag, title, dir) => {
  await request(anAlertInput({ language, threshold: 695 }));
  const mail = await waitForMail();
  expect(mail.header('content-language')).toBe(tag);
  expect(mail.html).toContain(`<html lang="${tag}" dir="${dir}"`);
  expect(mail.text).toContain(title);
});

test.each([
  ['an unknown series', { symbol: 'GOLD' }, { symbol: 'form.choice.invalid' }],
  ['a threshold equal to the current value', { threshold: 600 }, { threshold: 'market.alert.reached' }],
  ['a threshold below zero', { threshold: -1 }, { threshold: 'form.number.positive' }],
  ['two e-mail addresses', { email: 'a@a.example,b@b.example' }, { email: 'form.email.invalid' }],
  ['no consent', { consent: false }, { consent: 'form.consent.required' }],
])('%s is refused', async (_case, overrides, fields) => {
  await expect(request(anAlertInput(overrides))).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields });
  expect(await listAlerts()).toEqual([]);
});

test('a request with the honeypot field filled in succeeds without creating an alert', async () => {
  await request(anAlertInput({ website: 'https://spam.example' }));
  expect(await listAlerts()).toEqual([]);
});

test('a mailbox gets at most six mails per hour', async () => {
  const { email } = anAlertInput();
  for (let sent = 0; sent < 6; sent++) await request(anAlertInput({ email, threshold: 700 + sent }));
  await expect(request(anAlertInput({ email }))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  for (let sent = 0; sent < 6; sent++) await waitForMail();
});
