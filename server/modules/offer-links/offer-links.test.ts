import { createHash, randomUUID } from 'node:crypto';
import { getIstanbulDay } from '../../../common/istanbul-day.ts';
import { Communication } from '../communications/communication.entity.ts';
import type { QuoteRequest } from '../quotes/quote-request.entity.ts';
import { AdminUser } from '../identity/admin-user.entity.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import { startKordon } from '../../testing/kordon.ts';
import { aCompany, aContact, aStoredQuoteRequest } from '../../testing/records.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { Offer } from '../offers/offer.entity.ts';
import { createOfferTokens } from '../offers/offer.token.ts';

const secret = 'the secret of the tests of links';
const kordon = startKordon({ SESSION_SECRET: secret });

interface SentOffer {
  id: string;
  number: string;
  token: string;
  publicUrl: string;
  email: string;
  requestId: string;
}

const create = /* GraphQL */ `
  mutation ($input: OfferInput!) {
    createOffer(input: $input, send: true) {
      id
      number
      publicUrl
    }
  }
`;

/** Sends an offer to a new customer. */
async function aSentOffer(input: object = {}, request: Partial<QuoteRequest> = {}): Promise<SentOffer> {
  const { id: companyId } = await aCompany(kordon.db);
  const email = `satinalma@${randomUUID()}.example`;
  const { id: contactId } = await aContact(kordon.db, { companyId, email });
  const sender = { name: 'Amélie Fontenoy', company: 'Misal Yapı FZE', email, language: 'fr' as const };
  const { id: requestId } = await aStoredQuoteRequest(kordon.db, { companyId, contactId, ...sender, ...request });
  const { createOffer } = await kordon.admin.run<{ createOffer: { id: string; number: string; publicUrl: string } }>(
    create,
    {
      input: {
        quoteRequestId: requestId,
        lines: [{ tradeProduct: 'BILLET', description: '150×150 mm', quantity: 6000, unit: 'T', unitPrice: 531 }],
        currency: 'USD',
        deliveryTerms: 'CFR',
        deliveryPlace: 'Annaba',
        paymentTerms: 'LC',
        validUntil: getIstanbulDay(7),
        ...input,
      },
    },
  );
  return { ...createOffer, email, requestId, token: createOffer.publicUrl.split('/').at(-1)! };
}

const iban = 'TR330006100519786457841326';
const setBankDetails = ({ id }: SentOffer) =>
  kordon.db.manager.update(
    Offer,
    { id },
    { bankDetails: { holder: 'Misal Çelik A.Ş.', bank: 'Misal Bank', branch: '', iban, swift: 'MISATRIS' } },
  );
const expire = ({ id }: SentOffer) =>
  kordon.db.query<object[]>('update offers set valid_until = current_date - 2 where id = $1', [id]);
const runOfferMutation = (name: string, id: string) =>
  kordon.admin.run<Record<string, { id: string; publicUrl: string | null; updatedAt: string }>>(
    `mutation ($id: ID!) { ${name}(id: $id) { id publicUrl updatedAt } }`,
    { id },
  );

const publicFields = '{ number revision status language validUntil expired currency total lines { amount } }';
const read = async (token: string, client: TestClient = kordon.visitor) =>
  (
    await client.run<{ offerByToken: Record<string, unknown> | null }>(
      `query ($token: String!) { offerByToken(token: $token) ${publicFields} }`,
      { token },
    )
  ).offerByToken;
const requestCode = (token: string) =>
  kordon.visitor.run('mutation ($token: String!) { requestAcceptanceCode(token: $token) }', { token });
const person = { name: 'Samir Haddad', position: 'Purchasing manager' };
const accept = (token: string, code: string, values: object = {}) =>
  kordon.visitor.run<{ acceptOffer: { status: string } }>(
    `mutation ($token: String!, $name: String!, $position: String!, $code: String!) {
       acceptOffer(token: $token, name: $name, position: $position, code: $code) ${publicFields}
     }`,
    { token, code, ...person, ...values },
  );
const decline = (token: string, reason: string | null = null) =>
  kordon.visitor.run<{ declineOffer: { status: string } }>(
    `mutation ($token: String!, $reason: String) { declineOffer(token: $token, reason: $reason) ${publicFields} }`,
    { token, reason },
  );

const mailsTo = async (address: string) => {
  await kordon.waitForJobs();
  return kordon.mail.messages.filter(({ recipients }) => recipients.includes(address));
};
const findCode = async (address: string): Promise<string> => {
  const codes = (await mailsTo(address)).flatMap(({ subject }) => / (\d{6})$/.exec(subject ?? '')?.[1] ?? []);
  return codes.at(-1)!;
};
const aCode = async ({ token, email }: SentOffer): Promise<string> => {
  await requestCode(token);
  return findCode(email);
};
/** A code that is not the given one. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const readStatus = async ({ id }: { id: string }) => (await kordon.db.manager.findOneByOrFail(Offer, { id })).status;
const post = (path: string, values: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  kordon.fetch(path, { method: 'POST', body: new URLSearchParams(values), headers });
const pageOf = async (path: string, headers: Record<string, string> = {}) => {
  const response = await kordon.fetch(path, { headers });
  return { response, html: await response.text() };
};

beforeEach(() => kordon.db.query('truncate rate_limits'));

describe('the link', () => {
  test('shows lines, terms and PDF in the language of the customer, and is kept out of caches and search engines', async () => {
    const { token, number } = await aSentOffer({ note: 'Livraison partielle exclue.' });
    expect(token).toMatch(/^[\w-]{24}$/);
    expect(await read(token)).toEqual({
      number,
      revision: 1,
      status: 'SENT',
      language: 'FR',
      validUntil: getIstanbulDay(7),
      expired: false,
      currency: 'USD',
      total: 3_186_000,
      lines: [{ amount: 3_186_000 }],
    });
    const { response, html } = await pageOf(`/offer/${token}`);
    expect(response.status).toBe(200);
    expect(html).toContain('<html lang="fr-DZ" dir="ltr">');
    for (const text of [
      'Billette',
      '3\u202f186\u202f000,00',
      'CFR Annaba',
      'Livraison partielle exclue.',
      'Accepter l’offre',
    ])
      expect(html).toContain(text);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
    });
    const pdf = await kordon.fetch(`/offer/${token}/offer.pdf`);
    expect([pdf.status, pdf.headers.get('content-type'), pdf.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect((await pageOf(`/offer/${token}?lang=ar`)).html).toContain('dir="rtl"');
  });

  test('is in the mail, but in no record of the panel and not in the database', async () => {
    const { token, publicUrl, email, requestId } = await aSentOffer();
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain(publicUrl);
    const [record] = await kordon.db.manager.findBy(Communication, { quoteRequestId: requestId });
    expect(record?.content).toContain('/offer/…');
    const rows = await kordon.db.query<object[]>(
      `select to_jsonb(l) as row from offer_links l union all select to_jsonb(o) from offers o
       union all select to_jsonb(c) from communications c union all select to_jsonb(a) from activity_logs a
       union all select to_jsonb(j) from graphile_worker._private_jobs j`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('is not shown to analysts, to API tokens and before the offer is sent', async () => {
    const { id } = await aSentOffer();
    const query = 'query ($id: ID!) { offer(id: $id) { publicUrl } }';
    const { email, password } = await anAdminUser(kordon.db, { role: 'analyst' });
    const analyst = kordon.newClient();
    await analyst.signIn(email, password);
    expect(await analyst.run(query, { id })).toEqual({ offer: { publicUrl: null } });
    const { createApiToken } = await kordon.admin.run<{ createApiToken: { secret: string } }>(
      'mutation { createApiToken(name: "Link", days: 1) { secret } }',
    );
    const authorization = `Bearer ${createApiToken.secret}`;
    expect((await kordon.newClient().send(query, { id }, { authorization })).data).toEqual({
      offer: { publicUrl: null },
    });
    const { reviseOffer: draft } = await runOfferMutation('reviseOffer', id);
    expect(draft?.publicUrl).toBeNull();
  });

  test('shows the bank account for the payment, and no such section for an offer without an account', async () => {
    const offer = await aSentOffer();
    await kordon.db.manager.update(Offer, { id: offer.id }, { bankDetails: null });
    expect((await pageOf(`/offer/${offer.token}`)).html).not.toContain('IBAN');
    await setBankDetails(offer);
    const { html } = await pageOf(`/offer/${offer.token}`);
    for (const text of [
      'Bénéficiaire',
      'Misal Çelik A.Ş.',
      'Misal Bank',
      'TR33 0006 1005 1978 6457 8413 26',
      'MISATRIS',
    ])
      expect(html).toContain(text);
  });

  test('of an unknown token is a friendly 404 in the language of the browser', async () => {
    const { token } = await aSentOffer();
    const unknown = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect(await read(unknown)).toBeNull();
    const { response, html } = await pageOf(`/offer/${unknown}`, { 'Accept-Language': 'fa-IR,fa;q=0.9' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(html).toContain('این پیوند معتبر نیست');
    for (const path of [unknown, '%00', 'x'.repeat(3000), '%F0%9F%98%80'])
      expect([path, (await kordon.fetch(`/offer/${path}`)).status]).toEqual([path, 404]);
    expect((await post(`/offer/${unknown}/decline`)).status).toBe(404);
    expect((await kordon.fetch(`/offer/${unknown}/offer.pdf`)).status).toBe(404);
    await expect(requestCode(unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('may be opened by a mail scanner without any effect; only the script of the page counts a view, and not one by staff', async () => {
    const offer = await aSentOffer();
    const before = await kordon.db.query<object[]>('select * from offers where id = $1', [offer.id]);
    for (const method of ['GET', 'HEAD'])
      for (const path of ['', '/offer.pdf', '/code', '/accept', '/decline', '/question', '/viewed'])
        for (let times = 0; times < 3; times++) await kordon.fetch(`/offer/${offer.token}${path}`, { method });
    expect(await kordon.db.query<object[]>('select * from offers where id = $1', [offer.id])).toEqual(before);
    expect((await mailsTo(offer.email)).length).toBe(1);
    await kordon.admin.fetch(`/offer/${offer.token}/viewed`, { method: 'POST' });
    expect(await kordon.db.query<object[]>('select * from offers where id = $1', [offer.id])).toEqual(before);

    const viewedAt = async () => (await kordon.db.manager.findOneByOrFail(Offer, { id: offer.id })).viewedAt;
    expect((await post(`/offer/${offer.token}/viewed`)).status).toBe(204);
    const first = await viewedAt();
    expect(first).not.toBeNull();
    await post(`/offer/${offer.token}/viewed`);
    expect(await viewedAt()).toEqual(first);
  });

  test('is replaced by a renewed one; then the earlier link is unknown and its code is invalid', async () => {
    const offer = await aSentOffer();
    const code = await aCode(offer);
    const { renewOfferLink: renewed } = await runOfferMutation('renewOfferLink', offer.id);
    expect(renewed?.publicUrl).not.toBe(offer.publicUrl);
    expect(await read(offer.token)).toBeNull();
    await expect(accept(offer.token, code)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const token = renewed!.publicUrl!.split('/').at(-1)!;
    expect(await read(token)).toMatchObject({ status: 'SENT' });
    await expect(accept(token, code)).rejects.toMatchObject({ fields: { code: 'form.code.over' } });
    const { reviseOffer: draft } = await runOfferMutation('reviseOffer', offer.id);
    await expect(runOfferMutation('renewOfferLink', draft!.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('of a withdrawn or superseded revision shows number and status, but no lines, prices and PDF', async () => {
    const offer = await aSentOffer();
    const { reviseOffer: draft } = await runOfferMutation('reviseOffer', offer.id);
    const { sendOffer: second } = await runOfferMutation('sendOffer', draft!.id);
    const check = async (token: string, status: string) => {
      expect(await read(token)).toMatchObject({
        number: offer.number,
        status,
        currency: null,
        total: null,
        lines: [],
      });
      const { response, html } = await pageOf(`/offer/${token}`);
      expect(response.status).toBe(200);
      expect(html).toContain(offer.number);
      expect(html).not.toMatch(/3\s186|531,00|Annaba|Billette|<form/);
      expect((await kordon.fetch(`/offer/${token}/offer.pdf`)).status).toBe(404);
      await expect(requestCode(token)).rejects.toMatchObject({ code: 'CONFLICT' });
      await expect(accept(token, '000000')).rejects.toMatchObject({ code: 'CONFLICT' });
      await expect(decline(token)).rejects.toMatchObject({ code: 'CONFLICT' });
      expect((await post(`/offer/${token}/question`, { question: 'Preis?' })).status).toBe(409);
    };
    await check(offer.token, 'SUPERSEDED');
    await runOfferMutation('withdrawOffer', second!.id);
    await check(second!.publicUrl!.split('/').at(-1)!, 'WITHDRAWN');
  });
});

describe('an acceptance', () => {
  test('stores who, when and what, discards drafts, mails the PDF and notifies owner and sales desk', async () => {
    const { email: ownerEmail } = await anAdminUser(kordon.db, { role: 'sales' });
    const owner = await kordon.db.manager.findOneByOrFail(AdminUser, { email: ownerEmail });
    const offer = await aSentOffer({}, { ownerId: owner.id });
    const { reviseOffer: draft } = await runOfferMutation('reviseOffer', offer.id);
    const code = await aCode(offer);
    expect(await accept(offer.token, code)).toMatchObject({
      acceptOffer: { status: 'ACCEPTED', total: 3_186_000, lines: [{}] },
    });
    expect(await readStatus(draft!)).toBe('withdrawn');

    const pdf = Buffer.from(await (await kordon.fetch(`/offer/${offer.token}/offer.pdf`)).arrayBuffer());
    const { offer: record } = await kordon.admin.run<{ offer: { answer: object; viewedAt: string } }>(
      `query ($id: ID!) {
         offer(id: $id) { viewedAt answer { name position reason mailbox network userAgent language pdfSha256 createdAt } }
       }`,
      { id: offer.id },
    );
    expect(record.viewedAt).not.toBeNull();
    expect(record.answer).toEqual({
      ...person,
      reason: null,
      mailbox: offer.email,
      network: '127.0.0.1',
      userAgent: expect.any(String) as string,
      language: 'FR',
      pdfSha256: createHash('sha256').update(pdf).digest('hex'),
      createdAt: expect.any(String) as string,
    });

    const last = (await mailsTo(offer.email)).at(-1);
    expect(last?.subject).toContain('acceptée');
    expect(Buffer.from(last!.attachments[0]!.content as ArrayBuffer)).toEqual(pdf);
    const [desk] = kordon.mail.messages.filter(({ subject }) => subject?.startsWith(`Kabul edildi: ${offer.number}`));
    expect(desk?.text).toContain('Samir Haddad');
    const [notice] = await kordon.db.query<{ kind: string; record_id: string }[]>(
      `select kind, record_id from notifications where recipient_id = $1 and kind = 'offer_answered'`,
      [owner.id],
    );
    expect(notice).toEqual({ kind: 'offer_answered', record_id: offer.requestId });
    expect((await pageOf(`/offer/${offer.token}`)).html).toContain('Samir Haddad');
  });

  test('by six simultaneous calls is stored once, and a repeated call returns the same', async () => {
    const offer = await aSentOffer();
    const code = await aCode(offer);
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(offer.token, code)));
    expect(new Set(answers.map(({ acceptOffer }) => acceptOffer.status))).toEqual(new Set(['ACCEPTED']));
    expect(await accept(offer.token, code)).toEqual(answers[0]);
    const count = await kordon.db.query<object[]>('select from offer_answers where offer_id = $1', [offer.id]);
    expect(count).toHaveLength(1);
    const orders = await kordon.db.query<object[]>('select status from orders where offer_id = $1', [offer.id]);
    expect(orders).toEqual([{ status: 'awaiting_confirmation' }]);
    const subjects = (await mailsTo(offer.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.includes('acceptée'))).toHaveLength(1);
    await expect(accept(offer.token, otherThan(code))).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(decline(offer.token)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(requestCode(offer.token)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('of an expired revision is refused; the revision can still be read', async () => {
    const offer = await aSentOffer();
    const code = await aCode(offer);
    await expire(offer);
    await expect(accept(offer.token, code)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(requestCode(offer.token)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await read(offer.token)).toMatchObject({ status: 'SENT', expired: true, total: 3_186_000 });
    const { html } = await pageOf(`/offer/${offer.token}`);
    expect(html).toContain('Expirée');
    expect(html).not.toContain('name="name"');
    expect((await kordon.fetch(`/offer/${offer.token}/offer.pdf`)).status).toBe(200);
  });

  test('of a withdrawn or a superseded revision is refused', async () => {
    const withdrawn = await aSentOffer();
    const codeOfWithdrawn = await aCode(withdrawn);
    await runOfferMutation('withdrawOffer', withdrawn.id);
    const earlier = await aSentOffer();
    const codeOfEarlier = await aCode(earlier);
    const { reviseOffer: revision } = await runOfferMutation('reviseOffer', earlier.id);
    await runOfferMutation('sendOffer', revision!.id);

    await expect(accept(withdrawn.token, codeOfWithdrawn)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(accept(earlier.token, codeOfEarlier)).rejects.toMatchObject({ code: 'CONFLICT' });
    const answers = await kordon.db.query<object[]>('select from offer_answers where offer_id = any($1)', [
      [withdrawn.id, earlier.id, revision!.id],
    ]);
    expect(answers).toEqual([]);
  });

  test('needs a new code after five wrong ones', async () => {
    const offer = await aSentOffer();
    const code = await aCode(offer);
    const wrong = otherThan(code);
    for (let attempt = 1; attempt <= 4; attempt++)
      await expect(accept(offer.token, wrong)).rejects.toMatchObject({ fields: { code: 'form.code.wrong' } });
    await expect(accept(offer.token, wrong)).rejects.toMatchObject({ fields: { code: 'form.code.over' } });
    await expect(accept(offer.token, code)).rejects.toMatchObject({ fields: { code: 'form.code.over' } });
    expect(await readStatus(offer)).toBe('sent');
    const next = await aCode(offer);
    expect(next).not.toBe(code);
    expect(await accept(offer.token, next)).toMatchObject({ acceptOffer: { status: 'ACCEPTED' } });
  });

  test('has no sixth attempt after five simultaneous wrong codes', async () => {
    const offer = await aSentOffer();
    const code = await aCode(offer);
    const attempts = await Promise.allSettled(Array.from({ length: 10 }, () => accept(offer.token, otherThan(code))));
    expect(attempts.every(({ status }) => status === 'rejected')).toBe(true);
    await expect(accept(offer.token, code)).rejects.toMatchObject({ fields: { code: 'form.code.over' } });
  });

  test('with an old code, the code of another offer or no code is refused', async () => {
    const offer = await aSentOffer();
    const other = await aSentOffer();
    await expect(accept(offer.token, '000000')).rejects.toMatchObject({ fields: { code: 'form.code.over' } });
    const code = await aCode(offer);
    const otherCode = await aCode(other);
    if (otherCode !== code)
      await expect(accept(offer.token, otherCode)).rejects.toMatchObject({ fields: { code: 'form.code.wrong' } });
    await kordon.db.query<object[]>(
      `update offer_links set code_expires_at = now() - interval '1 second' where offer_id = $1`,
      [offer.id],
    );
    await expect(accept(offer.token, code)).rejects.toMatchObject({ fields: { code: 'form.code.over' } });
    await expect(accept(offer.token, '', { name: ' ', position: 'x'.repeat(121) })).rejects.toMatchObject({
      fields: { code: 'form.required', name: 'form.required', position: 'form.tooLong' },
    });
    await expect(accept(offer.token, 'abc')).rejects.toMatchObject({ fields: { code: 'form.code.wrong' } });
    expect([await readStatus(offer), await readStatus(other)]).toEqual(['sent', 'sent']);
  });

  test('is possible with a code in Persian digits and with spaces', async () => {
    const offer = await aSentOffer();
    const code = await aCode(offer);
    const persian = code.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)));
    expect(await accept(offer.token, `${persian.slice(0, 3)} ${persian.slice(3)}`)).toMatchObject({
      acceptOffer: { status: 'ACCEPTED' },
    });
  });

  test('sends one code for a double click, and at most 8 codes in a day', async () => {
    const offer = await aSentOffer();
    await Promise.all([requestCode(offer.token), requestCode(offer.token)]);
    expect(await mailsTo(offer.email)).toHaveLength(2); // the offer and one code
    const invalidateCode = () =>
      kordon.db.query<object[]>('update offer_links set wrong_codes = 5 where offer_id = $1', [offer.id]);
    for (let sent = 2; sent <= 8; sent++) {
      await invalidateCode();
      await requestCode(offer.token);
    }
    await invalidateCode();
    await expect(requestCode(offer.token)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const [link] = await kordon.db.query<object[]>('select code_number from offer_links where offer_id = $1', [
      offer.id,
    ]);
    expect(link).toEqual({ code_number: 8 });
  });

  test.each([
    ['withdraws', 'withdrawOffer', 'withdrawn'],
    ['sends a new revision', 'sendOffer', 'superseded'],
  ])(
    'while the desk %s at the same time: exactly one of the two happens',
    async (_, action, statusIfRefused) => {
      for (let round = 0; round < 4; round++) {
        const offer = await aSentOffer();
        const code = await aCode(offer);
        const { reviseOffer: draft } =
          action === 'sendOffer' ? await runOfferMutation('reviseOffer', offer.id) : { reviseOffer: null };
        const [accepted, desk] = await Promise.allSettled([
          accept(offer.token, code),
          runOfferMutation(action, draft?.id ?? offer.id),
        ]);
        const status = await readStatus(offer);
        expect([accepted.status, desk.status, status]).toEqual(
          status === 'accepted' ? ['fulfilled', 'rejected', 'accepted'] : ['rejected', 'fulfilled', statusIfRefused],
        );
        const answers = await kordon.db.query<object[]>('select from offer_answers where offer_id = $1', [offer.id]);
        expect(answers).toHaveLength(status === 'accepted' ? 1 : 0);
      }
    },
    60_000,
  );

  test('while the desk starts a revision leaves no draft that could still be sent', async () => {
    const offer = await aSentOffer();
    const code = await aCode(offer);
    await Promise.allSettled([accept(offer.token, code), runOfferMutation('reviseOffer', offer.id)]);
    expect(await readStatus(offer)).toBe('accepted');
    const drafts = await kordon.db.query<object[]>(`select from offers where number = $1 and status = 'draft'`, [
      offer.number,
    ]);
    expect(drafts).toEqual([]);
  });

  test('is recorded for the company to which the request has moved, and refused when that company no longer exists', async () => {
    const offer = await aSentOffer();
    const code = await aCode(offer);
    const { id: companyId } = await aCompany(kordon.db);
    const move = (id: string | null) =>
      kordon.db.query('update quote_requests set company_id = $2, contact_id = null where id = $1', [
        offer.requestId,
        id,
      ]);
    await move(null);
    await expect(accept(offer.token, code)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await post(`/offer/${offer.token}/question`, { question: 'Toujours là ?' })).status).toBe(409);
    await move(companyId);
    expect(await accept(offer.token, code)).toMatchObject({ acceptOffer: { status: 'ACCEPTED' } });
    expect(await kordon.db.manager.countBy(Communication, { companyId })).toBe(1);
  });

  test('of an offer to a company without a request notifies the owner of the company', async () => {
    const { email: ownerEmail } = await anAdminUser(kordon.db, { role: 'sales' });
    const owner = await kordon.db.manager.findOneByOrFail(AdminUser, { email: ownerEmail });
    const { id: companyId } = await aCompany(kordon.db, { ownerId: owner.id });
    const email = `buyer@${randomUUID()}.example`;
    await aContact(kordon.db, { companyId, email, isPrimary: true });
    const offer = await aSentOffer({ quoteRequestId: null, companyId });
    await accept(offer.token, await aCode({ ...offer, email }));
    const notices = await kordon.db.query<object[]>(
      'select kind, record_id from notifications where recipient_id = $1',
      [owner.id],
    );
    expect(notices).toEqual([{ kind: 'offer_answered', record_id: companyId }]);
  });
});

describe('a refusal', () => {
  test('stores the reason, can be repeated with the same result, and can be followed by a new revision', async () => {
    const offer = await aSentOffer();
    expect(await decline(offer.token, 'Prix trop élevé')).toMatchObject({ declineOffer: { status: 'DECLINED' } });
    expect(await decline(offer.token, 'Autre')).toMatchObject({ declineOffer: { status: 'DECLINED' } });
    const [answer] = await kordon.db.query<{ reason: string }[]>(
      'select reason from offer_answers where offer_id = $1',
      [offer.id],
    );
    expect(answer?.reason).toBe('Prix trop élevé');
    await expect(requestCode(offer.token)).rejects.toMatchObject({ code: 'CONFLICT' });
    await kordon.waitForJobs();
    const [desk] = kordon.mail.messages.filter(({ subject }) => subject?.startsWith(`Geri çevrildi: ${offer.number}`));
    expect(desk?.text).toContain('Prix trop élevé');
    const { reviseOffer: draft } = await runOfferMutation('reviseOffer', offer.id);
    expect(await runOfferMutation('sendOffer', draft!.id)).toMatchObject({ sendOffer: { id: draft!.id } });
  });
});

describe('the page without scripts', () => {
  test('keeps the input of a refused form with the reason at its field, mails a code, and accepts the offer', async () => {
    const offer = await aSentOffer();
    const at = (action: string) => `/offer/${offer.token}/${action}`;
    const missing = await post(at('code'), { name: 'Samir "S" Haddad', position: '', agree: 'yes' });
    expect(missing.status).toBe(422);
    const refused = await missing.text();
    expect(refused).toContain('value="Samir &quot;S&quot; Haddad"');
    expect(refused).toContain('id="position-error"');
    expect(refused).not.toContain('name="code"');
    expect((await post(at('code'), { ...person })).status).toBe(422); // not agreed

    const values = { ...person, agree: 'yes' };
    const step = await (await post(at('code'), values)).text();
    expect(step).toContain('name="code"');
    expect(step).toContain('value="Samir Haddad"');
    expect(step).toContain('s•••@');
    const code = await findCode(offer.email);
    const wrong = await post(at('accept'), { ...values, code: otherThan(code) });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('id="code-error"');
    const done = await post(`${at('accept')}?lang=ar`, { ...values, code });
    expect([done.status, done.headers.get('location')]).toEqual([303, `/offer/${offer.token}?lang=ar`]);
    const [answer] = await kordon.db.query<object[]>('select name, language from offer_answers where offer_id = $1', [
      offer.id,
    ]);
    expect(answer).toEqual({ name: 'Samir Haddad', language: 'ar' });
    const late = await post(at('decline'), { reason: 'Zu spät' });
    expect(late.status).toBe(409);
  });

  test('records a question in the timeline with a follow-up for the desk, at most ten in an hour', async () => {
    const offer = await aSentOffer();
    const path = `/offer/${offer.token}/question`;
    expect((await post(path, { question: '  ' })).status).toBe(422);
    const sent = await post(path, { question: 'Avril est-il possible ?' });
    expect(sent.headers.get('location')).toBe(`/offer/${offer.token}?asked=1#ask`);
    const asked = await kordon.db.manager.findOneByOrFail(Communication, {
      quoteRequestId: offer.requestId,
      direction: 'inbound',
    });
    expect(asked).toMatchObject({
      subject: `${offer.number} hakkında soru`,
      content: 'Avril est-il possible ?',
      status: 'received',
      followUpRequired: true,
    });
    await kordon.waitForJobs();
    expect(kordon.mail.messages.some(({ subject }) => subject?.startsWith(`Soru: ${offer.number}`))).toBe(true);
    for (let count = 2; count <= 10; count++) await post(path, { question: `Question ${count}` });
    const limited = await post(path, { question: 'Encore une' });
    expect(limited.status).toBe(429);
    expect(await limited.text()).toContain('Encore une');
  });

  test('refuses forms of other sites', async () => {
    const offer = await aSentOffer();
    const path = `/offer/${offer.token}/decline`;
    const foreign: Record<string, string>[] = [
      { Origin: 'https://elsewhere.example' },
      { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ];
    for (const headers of foreign) expect((await post(path, {}, headers)).status).toBe(403);
    expect(await readStatus(offer)).toBe('sent');
    expect((await post(path, {}, { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' })).status).toBe(303);
  });
});

describe('the verification page', () => {
  const tokens = createOfferTokens(secret, 'https://kordon.example');
  const verify = (offer: { id: string }, headers = {}) =>
    pageOf(`/verify/${tokens.verificationCode(offer.id)}`, headers);

  test('shows number, dates, masked buyer and the hash of the PDF to a bank clerk, but no prices', async () => {
    const offer = await aSentOffer();
    const { response, html } = await verify(offer, { 'Accept-Language': 'tr' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const pdf = await kordon.fetch(`/offer/${offer.token}/offer.pdf`);
    const sha256 = createHash('sha256')
      .update(Buffer.from(await pdf.arrayBuffer()))
      .digest('hex');
    for (const text of ['Gerçek ve geçerli', 'Genuine and valid', offer.number, 'M••• Y••• F•••', sha256, '/verify'])
      expect(html).toContain(text);
    expect(html).not.toMatch(/Misal|3[.\s]186|531|Annaba/);
    expect(html).not.toContain(offer.token);
  });

  test('shows only the last four digits of the bank account', async () => {
    const offer = await aSentOffer();
    await setBankDetails(offer);
    const { html } = await verify(offer, { 'Accept-Language': 'fr' });
    expect(html).toContain('•••• 1326');
    expect(html).not.toMatch(/0006|MISATRIS|Çelik A/);
  });

  test('finds a code in any notation, also one that is entered in the form', async () => {
    const offer = await aSentOffer();
    const code = tokens.verificationCode(offer.id).toUpperCase();
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replace(/0/g, 'O').replace(/1/g, 'l')} `;
    expect((await kordon.fetch(`/verify/${encodeURIComponent(typed)}`)).status).toBe(200);
    const form = await kordon.fetch(`/verify?lang=fr&code=${encodeURIComponent(code)}`);
    expect([form.status, form.headers.get('location')]).toEqual([303, `/verify/${code}?lang=fr`]);
    expect((await pageOf('/verify', { 'Accept-Language': 'ar' })).html).toContain('التحقق من مستند');
  });

  test.each([
    ['Genuine, but expired', expire],
    ['Withdrawn', (offer: SentOffer) => runOfferMutation('withdrawOffer', offer.id)],
    ['Genuine, but declined', (offer: SentOffer) => decline(offer.token)],
    ['Genuine and accepted', async (offer: SentOffer) => accept(offer.token, await aCode(offer))],
  ])('shows "%s"', async (verdict, change) => {
    const offer = await aSentOffer();
    await change(offer);
    expect((await verify(offer)).html).toContain(`<h1>${verdict}</h1>`);
  });

  test('names the revision that replaced the document', async () => {
    const offer = await aSentOffer();
    const { reviseOffer: draft } = await runOfferMutation('reviseOffer', offer.id);
    await runOfferMutation('sendOffer', draft!.id);
    const { html } = await verify(offer);
    expect(html).toContain('<h1>Genuine, but replaced</h1>');
    expect(html).toContain(`${offer.number} / 2`);
    expect((await verify(draft!)).html).toContain('<h1>Genuine and valid</h1>');
  });

  test('finds nothing for a forged code, a token or a draft', async () => {
    const offer = await aSentOffer();
    const { reviseOffer: draft } = await runOfferMutation('reviseOffer', offer.id);
    for (const code of [
      '7k3m-q2xd-9h4t-c8wp',
      offer.token,
      tokens.verificationCode(draft!.id),
      '%F0%9F%98%80',
      '<b>',
    ]) {
      const { response, html } = await pageOf(`/verify/${code}`);
      expect([code, response.status]).toEqual([code, 404]);
      expect(html).toContain('<h1>Not in our records</h1>');
      expect(html).not.toContain('<b>');
    }
  });

  test('stays available when the link is renewed', async () => {
    const offer = await aSentOffer();
    await runOfferMutation('renewOfferLink', offer.id);
    expect((await verify(offer)).response.status).toBe(200);
  });
});

test('neither token nor code of an offer is in the log', async () => {
  const offer = await aSentOffer();
  const code = createOfferTokens(secret, 'https://kordon.example').verificationCode(offer.id);
  for (const path of ['', '/offer.pdf', '/nowhere', '/']) await kordon.fetch(`/offer/${offer.token}${path}`);
  await kordon.fetch(`/OFFER/${offer.token}`);
  await kordon.fetch(`/verify/${code}`);
  await post(`/offer/${offer.token}/accept`, { ...person, agree: 'yes', code: '123456' });
  const log = kordon.log.join('\n');
  expect(log).toContain('/offer/…');
  expect(log).not.toContain(offer.token);
  expect(log).not.toContain(code);
  expect(log).not.toContain('Samir');
});
