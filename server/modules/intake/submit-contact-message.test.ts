import { randomUUID } from 'node:crypto';
import { aContactMessage, submitContactMessage, submitForm, uploadPdf } from '../../testing/builders.ts';
import { startKordon } from '../../testing/kordon.ts';
import { aCompany } from '../../testing/records.ts';

const kordon = startKordon({ JOBS: 'off' });

const submit = (input: object) => submitForm(kordon.visitor, submitContactMessage, input);
const upload = () => uploadPdf(kordon, 'davet.pdf');
const queryRows = (table: string, where: string, values: unknown[]) =>
  kordon.db.query<Record<string, unknown>[]>(`select * from ${table} where ${where}`, values);

/** Counts the rows of each table that a message writes to. */
async function countRows(): Promise<Record<string, number>> {
  const tables = ['contact_messages', 'companies', 'contacts', 'communications', 'consents', 'graphile_worker.jobs'];
  const columns = tables.map((table) => `(select count(*)::int from ${table}) as "${table}"`);
  const [row] = await kordon.db.query<[Record<string, number>]>(`select ${columns.join(', ')}`);
  return row;
}

beforeEach(() => kordon.db.query('truncate rate_limits'));

test('a message is stored with its lead in the CRM and its file', async () => {
  const attachmentId = await upload();
  const input = aContactMessage({ topic: 'ETKINLIK_FUAR', phone: '+90 532 000 00 00', attachmentId });
  const receipt = await submit(input);
  expect(receipt.reference).toMatch(/^KC-[0-9A-HJKMNP-TV-Z]{6}$/);

  const [message] = await queryRows('contact_messages', 'id = $1', [receipt.id]);
  expect(message).toMatchObject({
    reference: receipt.reference,
    name: 'Leyla Demir',
    company: input.company,
    email: input.email,
    phone: '+90 532 000 00 00',
    topic: 'etkinlik-fuar',
    subject: 'Fuar daveti',
    message: 'Merhaba,\nsizi standımıza bekleriz.',
    language: 'tr',
  });
  expect(await queryRows('companies', 'id = $1', [message!.company_id])).toMatchObject([
    { name: input.company, company_type: 'lead', lead_source: 'website' },
  ]);
  expect(await queryRows('contacts', 'id = $1', [message!.contact_id])).toMatchObject([{ email: input.email }]);
  expect(await queryRows('communications', 'company_id = $1', [message!.company_id])).toMatchObject([
    {
      contact_id: message!.contact_id,
      type: 'form_submission',
      direction: 'inbound',
      status: 'received',
      subject: 'İletişim mesajı: Fuar daveti',
      content: 'Merhaba,\nsizi standımıza bekleriz.',
      follow_up_required: true,
      follow_up_date: new Date(Date.parse(receipt.receivedAt) + 24 * 60 * 60 * 1000),
      tags: ['contact_message', 'etkinlik-fuar', 'website'],
      metadata: {
        contact_message_id: receipt.id,
        topic: 'etkinlik-fuar',
        source: 'website_contact_form',
        language: 'tr',
        attachments: [{ id: attachmentId, name: 'davet.pdf', type: 'application/pdf', size: 64 }],
      },
    },
  ]);
  expect(await queryRows('consents', 'subject_id = $1', [receipt.id])).toMatchObject([
    { subject_type: 'contact_message', purpose: 'privacy_notice', locale: 'tr' },
  ]);
  expect(await queryRows('attachments', 'id = $1', [attachmentId])).toMatchObject([{ contact_message_id: receipt.id }]);
});

test('a message without topic and file is assigned to an existing company', async () => {
  const company = await aCompany(kordon.db, { companyType: 'customer' });
  const { id } = await submit(aContactMessage({ company: company.name }));
  const [message] = await queryRows('contact_messages', 'id = $1', [id]);
  expect(message).toMatchObject({ company_id: company.id, topic: null, phone: '' });
  expect(await queryRows('communications', 'company_id = $1', [company.id])).toMatchObject([
    { tags: ['contact_message', 'website'], metadata: { topic: null, attachments: [] } },
  ]);
  expect(await queryRows('companies', 'id = $1', [company.id])).toMatchObject([{ company_type: 'customer' }]);
});

test('a message sent ten times simultaneously is stored once, with one receipt', async () => {
  const before = await countRows();
  const input = aContactMessage({ attachmentId: await upload() });
  const receipts = await Promise.all(Array.from({ length: 10 }, () => submit(input)));
  expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
  expect(await submit({ ...input, subject: 'Başka' })).toEqual(receipts[0]);
  const after = await countRows();
  expect(after.contact_messages).toBe(before.contact_messages! + 1);
  expect(after['graphile_worker.jobs']).toBe(before['graphile_worker.jobs']! + 2);
});

describe('a file', () => {
  const unknownFile = { code: 'BAD_USER_INPUT', fields: { attachmentId: 'form.file.gone' } };

  test('of another message is rejected, and nothing is stored', async () => {
    const attachmentId = await upload();
    const first = await submit(aContactMessage({ attachmentId }));
    const before = await countRows();
    await expect(submit(aContactMessage({ attachmentId }))).rejects.toMatchObject(unknownFile);
    expect(await countRows()).toEqual(before);
    expect(await queryRows('attachments', 'id = $1', [attachmentId])).toMatchObject([{ contact_message_id: first.id }]);
  });

  test('of several simultaneous messages is assigned to one of them', async () => {
    const attachmentId = await upload();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => submit(aContactMessage({ attachmentId }))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(unknownFile);
  });

  test.each([randomUUID(), 'no-uuid'])('with the unknown id %s is rejected', async (attachmentId) => {
    await expect(submit(aContactMessage({ attachmentId }))).rejects.toMatchObject(unknownFile);
  });
});

test.each<[what: string, overrides: Record<string, unknown>, fields: Record<string, string>]>([
  [
    'empty fields',
    { name: ' ', company: '', email: 'leyla', subject: '\u200B', message: '\n' },
    {
      name: 'form.required',
      company: 'form.required',
      email: 'form.email.invalid',
      subject: 'form.required',
      message: 'form.required',
    },
  ],
  ['a missing consent', { consent: false }, { consent: 'form.consent.required' }],
  ['5,001 characters', { message: 'm'.repeat(5001) }, { message: 'form.tooLong' }],
])('a message with %s is rejected and not stored', async (_title, overrides, fields) => {
  const before = await countRows();
  await expect(submit(aContactMessage(overrides))).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields });
  expect(await countRows()).toEqual(before);
});

test('an unknown topic is rejected', async () => {
  await expect(submit(aContactMessage({ topic: 'GOSSIP' }))).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('a message with a filled honeypot returns a receipt and is not stored', async () => {
  const before = await countRows();
  expect(await submit(aContactMessage({ website: 'https://buy.example' }))).toMatchObject({
    reference: expect.stringMatching(/^KC-/) as string,
  });
  expect(await countRows()).toEqual(before);
});

test('the 31st form from one address within ten minutes is rejected', async () => {
  for (let sent = 0; sent < 30; sent++) await submit(aContactMessage({ website: 'x' }));
  await expect(submit(aContactMessage())).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});
