import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { anAdminUser } from '../../testing/accounts.ts';
import { adminEmail, startKordon } from '../../testing/kordon.ts';
import { aCompany, aContact, aStoredQuoteRequest } from '../../testing/records.ts';

const kordon = startKordon();

/** The country keeps the companies of one test apart from the others. */
let country: string;
beforeEach(() => {
  country = `Ülke-${randomUUID()}`;
});

interface Reach {
  recipients: number;
  byLanguage: { language: string; count: number }[];
  withoutConsent: number;
  suppressed: number;
  bounced: number;
}

async function storeContact({ customer = false, consent = false, language = 'en', name = 'Samir Haddad' } = {}) {
  const company = await aCompany(kordon.db, { country, name: 'Haddad Steel' });
  const email = `c-${randomUUID()}@haddad.example`;
  const contact = await aContact(kordon.db, { companyId: company.id, name, email });
  await aStoredQuoteRequest(kordon.db, {
    companyId: company.id,
    contactId: contact.id,
    email,
    language: language as 'en',
    ...(customer && { outcome: 'won' as const, status: 'closed' as const }),
  });
  if (consent)
    await kordon.db.query(
      `insert into mailbox_consents (email, event, token, text_version, language, source)
       select $1, event, $2, '1', 'en', 'quote_request' from unnest('{given,confirmed}'::text[]) as event`,
      [email, randomUUID()],
    );
  return { email, contact, company };
}

const texts = [
  { language: 'EN', subject: 'Price list for {{company.name}}', content: 'Dear {{contact.name}},\n\n- **billets**' },
  { language: 'TR', subject: 'Fiyat listesi', content: 'Sayın {{contact.name}}' },
];
async function save(input: object = {}, id: string = randomUUID()) {
  const document = `mutation ($id: ID!, $input: CampaignInput!) { saveCampaign(id: $id, input: $input) { id status subject } }`;
  const all = { defaultLanguage: 'EN', texts, query: `country=${country}`, ...input };
  return (
    await kordon.admin.run<{ saveCampaign: { id: string; status: string; subject: string } }>(document, {
      id,
      input: all,
    })
  ).saveCampaign;
}
const send = (id: string, sendAt?: string) =>
  kordon.admin.run('mutation ($id: ID!, $at: DateTime) { sendCampaign(id: $id, sendAt: $at) { status } }', {
    id,
    at: sendAt,
  });
const readReach = async (id: string): Promise<Reach> => {
  const document = `query ($id: ID!) {
    campaign(id: $id) { reach { recipients byLanguage { language count } withoutConsent suppressed bounced } }
  }`;
  return (await kordon.admin.run<{ campaign: { reach: Reach } }>(document, { id })).campaign.reach;
};
const read = async (id: string) => {
  const document = `query ($id: ID!) {
    campaign(id: $id) { status sentAt sentCount repliedCount progress { waiting sent failed skipped } }
  }`;
  return (await kordon.admin.run<{ campaign: Record<string, unknown> }>(document, { id })).campaign;
};
async function waitForStatus(id: string, status: string) {
  while ((await read(id)).status !== status) await delay(50);
}
const mailTo = (email: string) => kordon.mail.messages.filter(({ recipients }) => recipients.includes(email));

test('only confirmed consents and customers get a campaign, and nobody who refused or whose mailbox is gone', async () => {
  await storeContact();
  await storeContact({ consent: true, language: 'tr' });
  await storeContact({ customer: true, language: 'fr' });
  const refused = await storeContact({ customer: true });
  await kordon.db.query('insert into mail_suppressions (mailbox_hash) values (mailbox_hash($1))', [refused.email]);
  const gone = await storeContact({ consent: true });
  await kordon.db.query(`insert into bounced_addresses values ($1, 'no such user', now())`, [gone.email]);
  const { id } = await save();
  expect(await readReach(id)).toEqual({
    recipients: 2,
    byLanguage: expect.arrayContaining([
      { language: 'EN', count: 1 },
      { language: 'TR', count: 1 },
    ]) as unknown,
    withoutConsent: 1,
    suppressed: 1,
    bounced: 1,
  });
});

test('a campaign is sent in the language of each recipient, with a link that unsubscribes by one click', async () => {
  const english = await storeContact({ customer: true });
  const turkish = await storeContact({ consent: true, language: 'tr', name: 'Defne Yücel' });
  const french = await storeContact({ customer: true, language: 'fr' });
  const { id, subject } = await save();
  expect(subject).toBe('Price list for {{company.name}}');
  await send(id);
  await waitForStatus(id, 'SENT');
  expect(await read(id)).toMatchObject({ sentCount: 3, progress: { waiting: 0, sent: 3, failed: 0, skipped: 0 } });
  const [mail, ...more] = mailTo(english.email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Price list for Haddad Steel' });
  expect(mail?.text).toMatch(/^Dear Samir Haddad,\n\n• billets\n/);
  expect(mail?.html).toContain('<strong>billets</strong>');
  expect(mailTo(turkish.email)[0]).toMatchObject({ subject: 'Fiyat listesi' });
  expect(mailTo(turkish.email)[0]?.text).toContain('Abonelikten çık');
  expect(mailTo(french.email)[0]).toMatchObject({ subject: 'Price list for Haddad Steel' });

  const header = (key: string) => mail?.headers.find((other) => other.key === key)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [, path] = /https?:\/\/[^/]+(\/consents\/[\w-]+\/unsubscribe)/.exec(JSON.stringify(mail?.headers)) ?? [];
  for (let time = 0; time < 2; time++) expect((await kordon.fetch(path!, { method: 'POST' })).status).toBe(200);
  const next = await save();
  expect(await readReach(next.id)).toMatchObject({ recipients: 2, suppressed: 1 });
  const events = await kordon.db.query<object[]>('select event, source from mailbox_consents where email = $1', [
    english.email,
  ]);
  expect(events).toEqual([{ event: 'withdrawn', source: 'link' }]);
});

test('whoever unsubscribes while a campaign is being sent gets no mail', async () => {
  const { email } = await storeContact({ customer: true });
  const { id } = await save();
  await kordon.db.query(
    `with started as (update email_campaigns set status = 'sending', sent_at = now() where id = $1)
     insert into campaign_recipients (campaign_id, email, contact_id, company_id, language)
     select $1, email, id, company_id, 'en' from contacts where email = $2`,
    [id, email],
  );
  await kordon.db.query('insert into mail_suppressions (mailbox_hash) values (mailbox_hash($1))', [email]);
  await kordon.db.query(`select graphile_worker.add_job('send-campaign', json_build_object('campaignId', $1::uuid))`, [
    id,
  ]);
  await waitForStatus(id, 'SENT');
  expect(await read(id)).toMatchObject({ sentCount: 0, progress: { skipped: 1 } });
  expect(mailTo(email)).toEqual([]);
});

test('sixty mails are sent in a minute, and a stopped campaign sends no more', async () => {
  const { company } = await storeContact({ customer: true });
  await kordon.db.query(
    `insert into contacts (company_id, name, email) select $1, 'N', 'n' || n || $2 from generate_series(1, 69) as n`,
    [company.id, `@${randomUUID()}.example`],
  );
  const { id } = await save();
  await send(id);
  await waitForStatus(id, 'SENDING');
  await kordon.waitForJobs();
  expect(await read(id)).toMatchObject({ sentCount: 60, progress: { waiting: 10, sent: 60 } });
  const [{ seconds }] = await kordon.db.query<[{ seconds: number }]>(
    `select extract(epoch from run_at - now())::int as seconds from graphile_worker._private_jobs where payload ->> 'campaignId' = $1`,
    [id],
  );
  expect(seconds).toBeGreaterThan(20);
  await kordon.admin.run('mutation ($id: ID!) { cancelCampaign(id: $id) { status } }', { id });
  await kordon.db.query(`select graphile_worker.add_job('send-campaign', json_build_object('campaignId', $1::uuid))`, [
    id,
  ]);
  await kordon.waitForJobs();
  expect(await read(id)).toMatchObject({ status: 'CANCELLED', sentCount: 60, progress: { waiting: 10 } });
});

test('a refused mail is counted as failed', async () => {
  await storeContact({ customer: true });
  kordon.mail.nextFailures.push('reject');
  const { id } = await save();
  await send(id);
  await waitForStatus(id, 'SENT');
  expect(await read(id)).toMatchObject({ sentCount: 0, progress: { failed: 1 } });
});

test('a scheduled campaign waits, and becomes a draft again when it is cancelled', async () => {
  await storeContact({ customer: true });
  const { id } = await save();
  await send(id, new Date(Date.now() + 60 * 60_000).toISOString());
  await kordon.waitForJobs();
  expect(await read(id)).toMatchObject({ status: 'SCHEDULED', sentAt: null });
  await expect(save({}, id)).rejects.toMatchObject({ code: 'CONFLICT' });
  const { cancelCampaign } = await kordon.admin.run<{ cancelCampaign: { status: string } }>(
    'mutation ($id: ID!) { cancelCampaign(id: $id) { status } }',
    { id },
  );
  expect(cancelCampaign.status).toBe('DRAFT');
});

test.each<[what: string, input: object, fields: Record<string, string>]>([
  [
    'a variable that not everybody has',
    { texts: [{ ...texts[0], content: '{{request.reference}}' }] },
    { 'texts[0].content': 'form.mail.unknownVariable' },
  ],
])('%s is rejected', async (_what, input, fields) => {
  await expect(save(input)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields });
});

test('a campaign without recipients or without a text in its default language is not sent', async () => {
  const { id } = await save();
  await expect(send(id)).rejects.toMatchObject({ fields: { audience: 'form.campaign.noRecipients' } });
  await storeContact({ customer: true });
  const other = await save({ defaultLanguage: 'FR' });
  await expect(send(other.id)).rejects.toMatchObject({ fields: { texts: 'form.required' } });
});

test('a test mail goes to whoever asks for it', async () => {
  const { id } = await save();
  await kordon.admin.run('mutation ($id: ID!) { sendCampaignTest(id: $id, language: TR) }', { id });
  await kordon.waitForJobs();
  const [mail] = mailTo(adminEmail).filter(({ subject }) => subject === 'Fiyat listesi');
  expect(mail?.text).toContain('Abonelikten çık');
  expect(mail?.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false);
});

test('the file for İYS has the latest consent or refusal of each mailbox in Türkiye', async () => {
  const approved = await storeContact({ consent: true });
  await kordon.db.query(
    `update mailbox_consents set language = 'tr', created_at = '2026-11-20T09:30:00Z' where email = $1`,
    [approved.email],
  );
  const abroad = await storeContact({ consent: true });
  const { iysFile } = await kordon.admin.run<{ iysFile: string }>('{ iysFile }');
  expect(iysFile.split('\r\n')[0]).toBe('recipient,type,source,status,consentDate,recipientType');
  expect(iysFile).toContain(`${approved.email},EPOSTA,HS_WEB,ONAY,2026-11-20 12:30:00,TACIR`);
  expect(iysFile).not.toContain(abroad.email);
});

test('sending needs the role ADMIN', async () => {
  const credentials = await anAdminUser(kordon.db, { role: 'sales' });
  const sales = kordon.newClient();
  await sales.signIn(credentials.email, credentials.password);
  await expect(
    sales.run('mutation ($id: ID!) { sendCampaign(id: $id) { status } }', { id: randomUUID() }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a campaign to a list of requests reaches their contacts, and a filter that the list refuses is named', async () => {
  const { email } = await storeContact({ customer: true });
  await storeContact({ customer: true });
  const { id } = await save({ list: 'QUOTE_REQUESTS', query: `search=${encodeURIComponent(email)}` });
  expect(await readReach(id)).toMatchObject({ recipients: 1 });
  await expect(save({ query: 'status=SOLD' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});
