import { randomUUID } from 'node:crypto';
import { ORDER_ACCESS_HOURS } from '../../../common/forms/offer-answer.ts';
import { getIstanbulDay } from '../../../common/istanbul-day.ts';
import { createOfferTokens } from '../offers/offer.token.ts';
import * as files from '../../testing/files.ts';
import { startKordon } from '../../testing/kordon.ts';
import { aCompany, aContact, aStoredQuoteRequest } from '../../testing/records.ts';

const secret = 'the secret of the tests of orders';
const kordon = startKordon({ SESSION_SECRET: secret });
const tokens = createOfferTokens(secret, 'https://kordon.example');

interface AcceptedOffer {
  id: string;
  token: string;
  email: string;
  orderId: string;
}

const post = (path: string, values: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  kordon.fetch(path, { method: 'POST', body: new URLSearchParams(values), headers });
const pageOf = async (path: string) => {
  const response = await kordon.fetch(path);
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const codesTo = async (address: string): Promise<string[]> => {
  await kordon.waitForJobs();
  return kordon.mail.messages
    .filter(({ recipients }) => recipients.includes(address))
    .flatMap(({ subject }) => / (\d{6})$/.exec(subject ?? '')?.[1] ?? []);
};
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const requestCode = ({ token }: { token: string }) => post(`/offer/${token}/code`, { for: 'order' });
const enterCode = ({ token }: { token: string }, code: string) => post(`/offer/${token}/order`, { for: 'order', code });

async function aSentOffer(): Promise<Omit<AcceptedOffer, 'orderId'>> {
  const { id: companyId } = await aCompany(kordon.db);
  const email = `achats@${randomUUID()}.example`;
  const { id: contactId } = await aContact(kordon.db, { companyId, email });
  const { id: quoteRequestId } = await aStoredQuoteRequest(kordon.db, {
    companyId,
    contactId,
    email,
    language: 'en',
  });
  const { createOffer } = await kordon.admin.run<{ createOffer: { id: string; publicUrl: string } }>(
    'mutation ($input: OfferInput!) { createOffer(input: $input, send: true) { id publicUrl } }',
    {
      input: {
        quoteRequestId,
        lines: [{ tradeProduct: 'BILLET', description: '150×150 mm', quantity: 6000, unit: 'T', unitPrice: 531 }],
        currency: 'USD',
        deliveryTerms: 'CFR',
        deliveryPlace: 'Annaba',
        paymentTerms: 'LC',
        validUntil: getIstanbulDay(7),
      },
    },
  );
  return { id: createOffer.id, email, token: createOffer.publicUrl.split('/').at(-1)! };
}

/** An offer that its customer has just accepted, with its order. */
async function anAcceptedOffer(): Promise<AcceptedOffer> {
  const offer = await aSentOffer();
  const person = { name: 'Samir Haddad', position: 'Purchasing manager', agree: 'yes' };
  await post(`/offer/${offer.token}/code`, person);
  const [code] = await codesTo(offer.email);
  expect((await post(`/offer/${offer.token}/accept`, { ...person, code: code! })).status).toBe(303);
  const [order] = await kordon.db.query<[{ id: string }]>('select id from orders where offer_id = $1', [offer.id]);
  return { ...offer, orderId: order.id };
}

/** Returns the address of the order's page, opened with the mailed code. */
async function openOrder(offer: AcceptedOffer): Promise<string> {
  await requestCode(offer);
  const opened = await enterCode(offer, (await codesTo(offer.email)).at(-1)!);
  expect(opened.status).toBe(303);
  return opened.headers.get('location')!;
}

/** Adds a document, which is released to the customer or stays internal. */
async function aDocument({ orderId }: AcceptedOffer, kind: string, released: boolean): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(files.aPdf())]), `${kind.toLowerCase()}.pdf`);
  const response = await kordon.admin.fetch(`/orders/${orderId}/documents/${kind}`, {
    method: 'POST',
    body,
    headers: { origin: new URL(kordon.admin.url).origin },
  });
  const { id } = (await response.json()) as { id: string };
  if (released)
    await kordon.admin.run('mutation ($id: ID!) { releaseOrderDocument(id: $id, released: true) { id } }', { id });
  return id;
}
const setMilestone = ({ orderId }: AcceptedOffer, kind: string, plannedOn: string | null, doneOn: string | null) =>
  kordon.admin.run(
    `mutation ($id: ID!, $kind: MilestoneKind!, $plannedOn: String, $doneOn: String) {
       updateMilestone(orderId: $id, kind: $kind, plannedOn: $plannedOn, doneOn: $doneOn, note: "Internal remark") { id }
     }`,
    { id: orderId, kind, plannedOn, doneOn },
  );
const confirmOrder = ({ orderId }: AcceptedOffer) =>
  kordon.admin.run('mutation ($id: ID!) { confirmOrder(id: $id) { id } }', { id: orderId });

beforeEach(() => kordon.db.query('truncate rate_limits'));

test('a mailed code opens the order with its status, milestones and released documents', async () => {
  const offer = await anAcceptedOffer();
  await confirmOrder(offer);
  await setMilestone(offer, 'IN_PRODUCTION', '2026-12-01', null);
  await setMilestone(offer, 'CONFIRMED', '2025-11-20', '2025-11-24');
  const released = await aDocument(offer, 'PROFORMA', true);
  const internal = await aDocument(offer, 'PACKING_LIST', false);
  const { html: before } = await pageOf(`/offer/${offer.token}`);
  expect(before).toContain('Your order');
  expect(before).not.toContain('December 1, 2026');

  const step = await (await requestCode(offer)).text();
  expect(step).toContain('name="code"');
  const [, code] = await codesTo(offer.email);
  const mail = kordon.mail.messages.find(({ subject }) => subject?.endsWith(code!));
  expect(mail?.subject).toContain('Code for your order');
  expect(mail?.text).toContain('To see the order');
  const opened = await enterCode(offer, code!);
  const page = opened.headers.get('location')!;
  expect([opened.status, page]).toEqual([303, expect.stringMatching(/^\/offer\/[\w-]{24}\/order\/\d{10}\.[\w-]{24}$/)]);
  const { status, headers, html } = await pageOf(page);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(html).toMatch(/<h1>Order \u2066ORD-20\d\d-\d+\u2069<\/h1>/);
  for (const text of [
    '<b>Confirmed</b>',
    'Done: November 24, 2025 · Planned: November 20, 2025',
    'Order confirmed',
    'Start of production',
    'Planned: December 1, 2026',
    'Proforma invoice',
    'proforma.pdf',
  ])
    expect(html).toContain(text);
  expect(html).not.toMatch(/Packing list|Internal remark/);

  const file = await kordon.fetch(`${page}/documents/${released}`);
  expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ]);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename=proforma.pdf');
  expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(files.aPdf()));
  for (const id of [internal, randomUUID(), 'x'])
    expect([id, (await kordon.fetch(`${page}/documents/${id}`)).status]).toEqual([id, 404]);
  const arabic = await pageOf(`${page}?lang=ar`);
  expect(arabic.html).toContain('dir="rtl"');
  expect(arabic.html).toContain('فاتورة أولية');
});

test('an access token that is expired, changed, or of another offer or an earlier link opens the form instead of the order', async () => {
  const offer = await anAcceptedOffer();
  const other = await anAcceptedOffer();
  const document = await aDocument(offer, 'PROFORMA', true);
  const page = await openOrder(offer);
  const access = page.split('/').at(-1)!;
  const now = Math.floor(Date.now() / 1000);
  const link = { offerId: offer.id, version: 1 };
  expect(tokens.isOrderAccess(link, access)).toBe(true);
  const [until] = access.split('.').map(Number);
  expect(until! - now).toBeGreaterThan(ORDER_ACCESS_HOURS * 3600 - 60);
  expect(until! - now).toBeLessThanOrEqual(ORDER_ACCESS_HOURS * 3600);
  const invalidTokens = [
    (await openOrder(other)).split('/').at(-1)!,
    tokens.orderAccess(link, now - 1),
    tokens.orderAccess({ ...link, version: 2 }, now + 60),
    access.replace(/^\d+/, String(until! + 1)),
    `${access.slice(0, -1)}${access.endsWith('A') ? 'B' : 'A'}`,
    `${access}A`,
    'x',
    '%F0%9F%98%80',
  ];
  for (const token of invalidTokens) {
    const { status, html } = await pageOf(`/offer/${offer.token}/order/${token}`);
    expect([token, status]).toEqual([token, 403]);
    expect(html).toContain('Request a new code.');
    expect(html).toMatch(/<button class="btn hot" autofocus="">Send me a code/);
    expect(html).not.toMatch(/ORD-|Proforma/);
    expect((await kordon.fetch(`/offer/${offer.token}/order/${token}/documents/${document}`)).status).toBe(403);
  }
  const foreign = await kordon.fetch(`/offer/${other.token}/order/${access}`);
  expect(foreign.status).toBe(403);
  expect((await pageOf(page)).status).toBe(200);
});

test('a wrong code shows the form with the reason, and five wrong codes invalidate the code', async () => {
  const offer = await anAcceptedOffer();
  await requestCode(offer);
  const code = (await codesTo(offer.email)).at(-1)!;
  const wrong = otherThan(code);
  for (let attempt = 1; attempt <= 4; attempt++) {
    const refused = await enterCode(offer, wrong);
    const html = await refused.text();
    expect([refused.status, html.includes('id="code-error"'), html.includes(`value="${wrong}"`)]).toEqual([
      422,
      true,
      true,
    ]);
    expect(html).toContain('The code is wrong.');
  }
  expect(await (await enterCode(offer, wrong)).text()).toContain('Request a new one.');
  expect((await enterCode(offer, code)).status).toBe(422);
  expect((await enterCode(offer, '')).status).toBe(422);
  await requestCode(offer);
  const next = (await codesTo(offer.email)).at(-1)!;
  expect((await enterCode(offer, next)).status).toBe(303);
});

test('a code for accepting does not open the order, and a code for the order does not accept the offer', async () => {
  const offer = await anAcceptedOffer();
  const [acceptance] = await codesTo(offer.email);
  expect((await enterCode(offer, acceptance!)).status).toBe(422);
  await requestCode(offer);
  const code = (await codesTo(offer.email)).at(-1)!;
  const person = { name: 'Samir Haddad', position: 'Purchasing manager', agree: 'yes' };
  const tried = await post(`/offer/${offer.token}/accept`, { ...person, code });
  expect(tried.status).toBe(409);
  const foreign = await post(`/offer/${offer.token}/order`, { code }, { Origin: 'https://elsewhere.example' });
  expect(foreign.status).toBe(403);
  expect((await enterCode(offer, code)).status).toBe(303);
});

test('a cancelled order shows its status, but no documents', async () => {
  const offer = await anAcceptedOffer();
  const document = await aDocument(offer, 'PROFORMA', true);
  const page = await openOrder(offer);
  expect((await kordon.fetch(`${page}/documents/${document}`)).status).toBe(200);
  await kordon.admin.run('mutation ($id: ID!) { cancelOrder(id: $id, reason: "Mill is closed") { id } }', {
    id: offer.orderId,
  });
  const { status, html } = await pageOf(page);
  expect(status).toBe(200);
  expect(html).toContain('This order was cancelled.');
  expect(html).not.toMatch(/Proforma|Mill is closed|Milestones/);
  expect((await kordon.fetch(`${page}/documents/${document}`)).status).toBe(404);
});

test('an offer that is not accepted has no order to open', async () => {
  const offer = await aSentOffer();
  expect((await pageOf(`/offer/${offer.token}`)).html).not.toContain('id="order"');
  expect((await requestCode(offer)).status).toBe(409);
  expect((await enterCode(offer, '123456')).status).toBe(409);
  const access = tokens.orderAccess({ offerId: offer.id, version: 1 }, Math.floor(Date.now() / 1000) + 60);
  expect((await kordon.fetch(`/offer/${offer.token}/order/${access}`)).status).toBe(403);
  expect(await codesTo(offer.email)).toEqual([]);
});

test('neither offer token nor access token of an order is in the log', async () => {
  const offer = await anAcceptedOffer();
  const page = await openOrder(offer);
  await kordon.fetch(page);
  await kordon.fetch(`${page}/documents/${randomUUID()}`);
  const log = kordon.log.join('\n');
  expect(log).toContain('/offer/…');
  expect(log).not.toContain(offer.token);
  expect(log).not.toContain(page.split('/').at(-1)!);
});
