import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startKordon } from '../../testing/kordon.ts';
import { aCommunication, aCompany, aContact, aStoredQuoteRequest } from '../../testing/records.ts';
import { databaseStorage } from '../../testing/files.ts';
import type { InboundMail } from './inbound-mail.entity.ts';
import { storeMail } from './inbound-mail.store.ts';
import { parseMail } from './parsed-mail.ts';
import { removeIgnoredMails } from './remove-ignored-mails.ts';

const kordon = startKordon();
const ownAddress = 'satis@kordon.example';

interface Sent {
  from?: string;
  to?: string;
  subject?: string;
  id?: string;
  references?: string;
  /** Domain that DMARC proves; null for a failure; undefined for a server that checks nothing. */
  proves?: string | null;
  headers?: string[];
  body?: string;
}

function compose({ from = 'a@b.example', to = ownAddress, subject = 'Teklif', proves, ...mail }: Sent): string {
  const checks =
    proves === null ? 'dmarc=fail header.from=x' : `dkim=pass header.d=${proves}; dmarc=pass header.from=${proves}`;
  return [
    ...(proves === undefined ? [] : [`Authentication-Results: mx.kordon.example; ${checks}`]),
    'Received: from x by mx.kordon.example',
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    'Date: Thu, 19 Nov 2026 14:22:00 +0300',
    `Message-ID: <${mail.id ?? `${randomUUID()}@b.example`}>`,
    ...(mail.references ? [`References: <${mail.references}>`] : []),
    ...(mail.headers ?? []),
    '',
    mail.body ?? 'Merhaba',
  ].join('\r\n');
}

async function receive(mail: Sent | string, folder: InboundMail['folder'] = 'inbox'): Promise<InboundMail | null> {
  const source = Buffer.from(typeof mail === 'string' ? mail : compose(mail));
  const receivedAt = new Date('2026-11-19T11:23:00Z');
  const parsed = await parseMail(source, { trustedServers: [], receivedAt, size: source.length });
  return kordon.db.transaction((tx) =>
    storeMail(tx, parsed, { mailboxId: null, folder, receivedAt }, { files: databaseStorage, ownAddress }),
  );
}

const aCustomer = async () => {
  const domain = `m${randomUUID()}.example`;
  const company = await aCompany(kordon.db, { website: `https://${domain}/` });
  const contact = await aContact(kordon.db, { companyId: company.id, email: `leyla@${domain}` });
  return { company, contact, domain, email: contact.email! };
};

/** A mail of ours to a customer. */
async function aSentMail() {
  const customer = await aCustomer();
  const communication = await aCommunication(kordon.db, {
    companyId: customer.company.id,
    contactId: customer.contact.id,
    recipient: customer.email,
    sentAt: new Date(),
    messageId: `communication-${randomUUID()}`,
  });
  return { ...customer, communication, messageId: `${communication.messageId}@kordon.example` };
}

const fields = `id status kind subject senderEmail spf dkim dmarc notes lookAlikeOf recipientCount
  suggestion { reason company { id } contact { id } quoteRequest { id } } company { id }
  communication { id direction subject content status mailFiles { name } contactId } decider { id } files { id name type size }
  body { text html remotePictures headers }`;
const find = async (id: string) =>
  (
    await kordon.admin.run<{ inboundMail: Record<string, never> }>(
      `query ($id: ID!) { inboundMail(id: $id) { ${fields} } }`,
      { id },
    )
  ).inboundMail;
const list = async (status: string) =>
  (
    await kordon.admin.run<{ inboundMails: { nodes: { id: string }[] } }>(
      'query ($status: InboundMailStatus) { inboundMails(status: $status, first: 100) { nodes { id } } }',
      { status },
    )
  ).inboundMails.nodes.map(({ id }) => id);

test('the owner of the request, else of the company, is notified of a mail', async () => {
  const { company, communication, messageId, email } = await aSentMail();
  const [admin] = await kordon.db.query<{ id: string }[]>(`select id from admin_users limit 1`);
  const listNotified = () =>
    kordon.db.query<object[]>(
      `select record_type, record_id from notifications where kind = 'mail_received' and record_id = any($1) order by created_at`,
      [[company.id, communication.quoteRequestId]],
    );
  await receive({ from: email, references: messageId });
  expect(await listNotified()).toEqual([]); // nobody owns it
  await kordon.db.query('update companies set owner_id = $1 where id = $2', [admin!.id, company.id]);
  await receive({ from: email, references: messageId });
  expect(await listNotified()).toEqual([{ record_type: 'company', record_id: company.id }]);
  await receive({ from: email, references: messageId, headers: ['Auto-Submitted: auto-replied'] });
  await receive({ from: ownAddress, to: email, references: messageId }, 'sent');
  expect(await listNotified()).toHaveLength(1);
  const request = await aStoredQuoteRequest(kordon.db, { companyId: company.id, ownerId: admin!.id });
  await kordon.db.query('update communications set quote_request_id = $1 where id = $2', [
    request.id,
    communication.id,
  ]);
  await receive({ from: email, references: messageId });
  const notified = await kordon.db.query<object[]>(
    `select record_type from notifications where kind = 'mail_received' and record_id = $1`,
    [request.id],
  );
  expect(notified).toEqual([{ record_type: 'quote_request' }]);
});

test('an answer of the recipient of our mail becomes a communication of the thread', async () => {
  const { company, contact, email, communication, messageId } = await aSentMail();
  const mail = (await receive({ from: email, references: messageId }))!;
  expect(await find(mail.id)).toMatchObject({
    status: 'LINKED',
    company: { id: company.id },
    communication: { direction: 'INBOUND', content: 'Merhaba', status: 'RECEIVED', contactId: contact.id },
    decider: null,
  });
  expect(await kordon.db.query('select reply_to_id from communications where id = $1', [mail.communicationId])).toEqual(
    [{ reply_to_id: communication.id }],
  );
  expect(await list('LINKED')).toContain(mail.id);
});

test('our answer to a mail names its Message-ID, so that the mail program of the customer shows one thread', async () => {
  const { email, messageId } = await aSentMail();
  const id = `${randomUUID()}@customer.example`;
  const mail = (await receive({ from: email, references: messageId, id }))!;
  await kordon.admin.run(
    'mutation ($id: ID!, $input: ReplyInput!) { replyToCommunication(id: $id, input: $input) { id } }',
    { id: mail.communicationId, input: { content: 'Teşekkürler' } },
  );
  let sent;
  while (!(sent = kordon.mail.messages.find(({ recipients }) => recipients.includes(email)))) await delay(50);
  expect(sent).toMatchObject({ inReplyTo: `<${id}>`, references: `<${messageId}> <${id}>` });

  const answer = (await receive({ from: email, references: sent.messageId!.slice(1, -1) }))!;
  expect(await find(answer.id)).toMatchObject({ status: 'LINKED', communication: { direction: 'INBOUND' } });
});

test('an answer of a proven colleague belongs to the thread; a stranger with its Message-ID waits', async () => {
  const { company, domain, messageId } = await aSentMail();
  expect(await receive({ from: `yeni@${domain}`, references: messageId, proves: domain })).toMatchObject({
    status: 'linked',
    companyId: company.id,
  });
  expect(await receive({ from: `yeni@${domain}`, references: messageId })).toMatchObject({ status: 'waiting' });
  expect(await receive({ from: 'thief@other.example', references: messageId, proves: 'other.example' })).toMatchObject({
    status: 'waiting',
    suggestionReason: 'thread',
    suggestedCompanyId: company.id,
  });
});

test('an answer of somebody who got a copy belongs to the thread', async () => {
  const { company, communication, messageId } = await aSentMail();
  const copy = `forwarder@${randomUUID()}.example`;
  await kordon.db.query('update communications set cc = $2 where id = $1', [communication.id, [copy]]);
  expect(await receive({ from: copy, references: messageId })).toMatchObject({
    status: 'linked',
    companyId: company.id,
  });
  const [thread] = await kordon.db.query<[{ threads: string[] }]>(
    'select array_agg(coalesce(thread_id, id)) as threads from communications where company_id = $1',
    [company.id],
  );
  expect(new Set(thread.threads)).toEqual(new Set([communication.id]));
});

test('the address of a contact changes nothing unless it is proven', async () => {
  const { company, contact, email, domain, messageId } = await aSentMail();
  const unproven = (await receive({ from: email }))!;
  expect(await find(unproven.id)).toMatchObject({
    status: 'WAITING',
    suggestion: { reason: 'CONTACT', company: { id: company.id }, contact: { id: contact.id } },
    communication: null,
  });
  expect(await receive({ from: email, references: messageId, proves: null })).toMatchObject({
    status: 'waiting',
    dmarc: 'fail',
  });
  expect(await receive({ from: email, proves: domain })).toMatchObject({ status: 'linked', companyId: company.id });
});

test('the company is suggested by domain and by the number in the subject', async () => {
  const { company, domain } = await aCustomer();
  expect(await receive({ from: `someone@${domain}`, proves: domain })).toMatchObject({
    status: 'waiting',
    suggestionReason: 'domain',
    suggestedCompanyId: company.id,
  });
  const reference = `KC-${randomUUID().slice(0, 6).toUpperCase()}`;
  const request = await aStoredQuoteRequest(kordon.db, { companyId: company.id, reference });
  expect(await receive({ from: 'x@nowhere.example', subject: `Re: ${reference}` })).toMatchObject({
    suggestionReason: 'reference',
    suggestedQuoteRequestId: request.id,
  });
});

test('a domain that imitates the one of a customer is a warning, and never linked', async () => {
  await aCompany(kordon.db, { website: 'https://nakheelsteel.example/' });
  expect(await receive({ from: 'accounts@nakheelstee1.example', proves: 'nakheelstee1.example' })).toMatchObject({
    status: 'waiting',
    lookAlikeOf: 'nakheelsteel.example',
  });
});

test('a company that writes from another domain than that of its website imitates nobody', async () => {
  const name = `rocher${randomUUID().slice(0, 8)}`;
  const company = await aCompany(kordon.db, { website: `https://${name}.example/` });
  await aContact(kordon.db, { companyId: company.id, email: `leyla@${name}.test` });
  expect(await receive({ from: `leyla@${name}.test`, proves: `${name}.test` })).toMatchObject({
    status: 'linked',
    lookAlikeOf: null,
  });
});

test('the same mail in two mailboxes is stored once, also at the same time', async () => {
  const source = compose({ from: 'x@y.example' });
  const stored = await Promise.all([receive(source), receive(`X-Other: mailbox\r\n${source}`), receive(source)]);
  expect(stored.filter(Boolean)).toHaveLength(1);
});

test('a mail from the folder of sent mails becomes an outbound communication and answers the request', async () => {
  const { company, contact, email } = await aCustomer();
  const request = await aStoredQuoteRequest(kordon.db, { companyId: company.id, contactId: contact.id, status: 'new' });
  const mail = (await receive({ from: ownAddress, to: email, id: 'sent-1@kordon.example' }, 'sent'))!;
  expect(await find(mail.id)).toMatchObject({
    status: 'LINKED',
    communication: { direction: 'OUTBOUND', status: 'SENT' },
  });
  expect(await kordon.db.query('select status from quote_requests where id = $1', [request.id])).toEqual([
    { status: 'contacted' },
  ]);
  expect(await receive({ from: email, references: 'sent-1@kordon.example' })).toMatchObject({ status: 'linked' });
});

test('a copy of a mail of this server is not stored again', async () => {
  const { messageId, email } = await aSentMail();
  expect(await receive({ from: ownAddress, to: email, id: messageId }, 'sent')).toBeNull();
});

const aBounce = (recipient: string, messageId: string) =>
  [
    'From: MAILER-DAEMON@mx.example',
    `Message-ID: <${randomUUID()}@mx.example>`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
    '',
    '--x',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 User unknown',
    '',
    '--x',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: <${messageId}>`,
    '',
    'text',
    '--x--',
    '',
  ].join('\r\n');

test('a bounce marks the mail and the address; one about another recipient marks nothing', async () => {
  const { messageId, email, communication, contact, domain } = await aSentMail();
  expect(await receive(aBounce('other@x.example', messageId))).toMatchObject({ status: 'waiting', kind: 'bounce' });
  const query = 'query ($id: ID!) { communication(id: $id) { status failure contact { bounceReason } } }';
  const read = async () =>
    (await kordon.admin.run<{ communication: object }>(query, { id: communication.id })).communication;
  expect(await read()).toMatchObject({ status: 'SENT', contact: { bounceReason: null } });
  expect(await receive(aBounce(email, messageId))).toMatchObject({
    status: 'linked',
    communicationId: communication.id,
  });
  expect(await read()).toMatchObject({ status: 'FAILED', contact: { bounceReason: '5.1.1 550 User unknown' } });
  await receive({ from: email, proves: domain });
  expect(await read()).toMatchObject({ contact: { bounceReason: null } });
  expect(contact.id).toBeDefined();
});

test('an automatic reply is shown with our mail and becomes no communication', async () => {
  const { messageId, email, communication } = await aSentMail();
  const mail = await receive({ from: email, references: messageId, headers: ['Auto-Submitted: auto-replied'] });
  expect(mail).toMatchObject({ status: 'linked', kind: 'auto_reply', communicationId: communication.id });
});

const leadMutation = `mutation ($id: ID!, $input: MailLeadInput!) { createLeadFromMail(id: $id, input: $input) { ${fields} } }`;
const linkMutation = `mutation ($id: ID!, $input: LinkMailInput!) { linkMail(id: $id, input: $input) { ${fields} } }`;
const ignoreMutation = `mutation ($id: ID!, $rule: MailIgnoreRuleKind) { ignoreMail(id: $id, rule: $rule) { ${fields} } }`;
const restoreMutation = `mutation ($id: ID!) { restoreMail(id: $id) { ${fields} } }`;

test('one click makes a lead, and the lead can be taken back', async () => {
  const domain = `${randomUUID()}.example`;
  const mail = (await receive({ from: `Ilse Vandermeer <ilse@${domain}>` }))!;
  const input = { name: 'Ilse Vandermeer' };
  const { createLeadFromMail: made } = await kordon.admin.run<{ createLeadFromMail: { company: { id: string } } }>(
    leadMutation,
    { id: mail.id, input },
  );
  expect(made).toMatchObject({ status: 'LINKED', communication: { direction: 'INBOUND' }, decider: {} });
  expect(
    await kordon.db.query('select name, email, lead_source from contacts where company_id = $1', [made.company.id]),
  ).toEqual([{ name: 'Ilse Vandermeer', email: `ilse@${domain}`, lead_source: 'cold-email' }]);
  expect((await kordon.admin.send(leadMutation, { id: mail.id, input })).errors[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
  });
  const { restoreMail } = await kordon.admin.run<{ restoreMail: object }>(restoreMutation, { id: mail.id });
  expect(restoreMail).toMatchObject({ status: 'WAITING', communication: null, company: null });
  expect(await kordon.db.query('select from communications where company_id = $1', [made.company.id])).toEqual([]);
});

test('a mail with files is linked with them', async () => {
  const { company, contact } = await aCustomer();
  const source = [
    'From: x@y.example',
    `Message-ID: <${randomUUID()}@y.example>`,
    'Content-Type: multipart/mixed; boundary=x',
    '',
    '--x',
    'Content-Type: text/html',
    '',
    '<p>Merhaba <img src="https://t.example/p.png"></p>',
    '--x',
    'Content-Type: application/octet-stream; name="run.exe"',
    'Content-Disposition: attachment; filename="run.exe"',
    'Content-Transfer-Encoding: base64',
    '',
    'TVo=',
    '--x--',
    '',
  ].join('\r\n');
  const mail = (await receive(source))!;
  const input = { companyId: company.id, contactId: contact.id };
  const { linkMail } = await kordon.admin.run<{ linkMail: { files: { id: string }[] } }>(linkMutation, {
    id: mail.id,
    input,
  });
  expect(linkMail).toMatchObject({
    notes: ['NO_DATE'],
    body: { text: 'Merhaba', remotePictures: 1 },
    files: [{ name: 'run.exe.bin', type: 'application/octet-stream', size: 2 }],
    communication: { content: 'Merhaba', mailFiles: [{ name: 'run.exe.bin' }], contactId: contact.id },
  });
  const other = await aCustomer();
  const wrong = (await receive({}))!;
  const refused = await kordon.admin.send(linkMutation, {
    id: wrong.id,
    input: { companyId: company.id, contactId: other.contact.id },
  });
  expect(refused.errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  const download = await kordon.admin.fetch(`/attachments/${linkMail.files[0]!.id}`);
  expect(download.headers.get('content-disposition')).toContain('attachment');
  expect(await download.text()).toBe('MZ');
});

test('a rule ignores waiting and later mails of an address, whose text is then not stored', async () => {
  const from = `kisisel@${randomUUID()}.example`;
  const [first, second] = [(await receive({ from }))!, (await receive({ from }))!];
  await kordon.admin.run(ignoreMutation, { id: first.id, rule: 'ADDRESS' });
  expect(await find(second.id)).toMatchObject({ status: 'IGNORED', body: { text: 'Merhaba' } });
  const third = (await receive({ from, subject: 'Doktor' }))!;
  expect(await find(third.id)).toMatchObject({
    status: 'IGNORED',
    subject: 'Doktor',
    notes: ['CONTENT_NOT_KEPT'],
    body: { text: '', headers: '' },
  });
  const { mailIgnoreRules: rules } = await kordon.admin.run<{ mailIgnoreRules: { id: string; value: string }[] }>(
    '{ mailIgnoreRules { id kind value } }',
  );
  const rule = rules.find(({ value }) => value === from)!;
  await kordon.admin.run('mutation ($id: ID!) { deleteMailIgnoreRule(id: $id) }', { id: rule.id });
  expect(await receive({ from, subject: 'Yine' })).toMatchObject({ status: 'waiting' });
  const freemail = (await receive({ from: 'a@gmail.com' }))!;
  const refused = await kordon.admin.send(ignoreMutation, { id: freemail.id, rule: 'DOMAIN' });
  expect(refused.errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
});

test('the text of a mail that was ignored a month ago is removed, and the mail is not stored again', async () => {
  const source = compose({ from: `x@${randomUUID()}.example` });
  const mail = (await receive(source))!;
  await kordon.admin.run(ignoreMutation, { id: mail.id });
  const tools = { db: kordon.db.manager, log: { info: () => undefined } } as never;
  await removeIgnoredMails.run({}, tools);
  expect(await find(mail.id)).toMatchObject({ body: { text: 'Merhaba' } });
  await kordon.db.query(`update inbound_mails set decided_at = now() - interval '31 days' where id = $1`, [mail.id]);
  await removeIgnoredMails.run({}, tools);
  expect(await find(mail.id)).toMatchObject({ notes: ['TEXT_REMOVED'], body: { text: '', html: null } });
  expect(await receive(source)).toBeNull();
});

test('the counts say how many mails wait', async () => {
  const { inboundMailCounts } = await kordon.admin.run<{ inboundMailCounts: Record<string, number> }>(
    '{ inboundMailCounts { waiting linked ignored addresses lastReadAt failing } }',
  );
  const [counted] = await kordon.db.query<{ waiting: number }[]>(
    `select count(*)::int as waiting from inbound_mails where status = 'waiting'`,
  );
  expect(inboundMailCounts).toMatchObject({ waiting: counted!.waiting, failing: 0 });
});

const dropMail = (companyId: string, source: string, client = kordon.admin) => {
  const form = new FormData();
  form.append('file', new File([source], 'mail.eml', { type: 'message/rfc822' }));
  return client.fetch(`/companies/${companyId}/mails`, { method: 'POST', body: form });
};

test('a mail that is dropped on a company becomes its communication, once', async () => {
  const { company, contact, email } = await aCustomer();
  const source = compose({ from: email, subject: 'Eski yazışma' });
  const response = await dropMail(company.id, source);
  expect(response.status).toBe(201);
  const stored = (await response.json()) as { id: string; communicationId: string };
  expect(await find(stored.id)).toMatchObject({
    status: 'LINKED',
    dmarc: 'NONE',
    communication: { id: stored.communicationId, direction: 'INBOUND', contactId: contact.id },
  });
  expect(await (await dropMail(company.id, source)).json()).toEqual(stored);
  const other = await aCustomer();
  expect((await dropMail(other.company.id, source)).status).toBe(409);
  expect((await dropMail(randomUUID(), source)).status).toBe(404);
  expect((await dropMail(company.id, 'no mail at all')).status).toBe(415);
  expect((await dropMail(company.id, source, kordon.newClient())).status).toBe(401);
});

test('the page of a mail may only be shown in a frame of our pages, and loads pictures on request', async () => {
  const source = compose({
    headers: ['Content-Type: text/html'],
    body: '<p>Merhaba</p><img src="https://t.example/p.png">',
  });
  const mail = (await receive(source))!;
  const page = await kordon.admin.fetch(`/inbound-mails/${mail.id}/page`);
  expect(page.headers.get('content-security-policy')).toMatch(/^sandbox .*img-src data:;.*frame-ancestors 'self'$/);
  expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(await page.text()).not.toContain('t.example');
  expect(await (await kordon.admin.fetch(`/inbound-mails/${mail.id}/page?pictures=on`)).text()).toContain(
    'https://t.example/p.png',
  );
  expect((await kordon.fetch(`/inbound-mails/${mail.id}/page`)).status).toBe(401);
});

test('only super admins with a fresh proof manage mailboxes, and no answer contains a secret', async () => {
  const input = {
    address: 'Satis@Kordon.example',
    host: '127.0.0.1',
    port: 1,
    secure: true,
    authentication: 'PASSWORD',
    secret: 'very quiet',
    enabled: false,
  };
  const mutation = `mutation ($id: ID, $input: MailboxInput!) { saveMailbox(id: $id, input: $input) { id address username state host authentication } }`;
  const { saveMailbox } = await kordon.admin.run<{ saveMailbox: { id: string } }>(mutation, { input });
  expect(saveMailbox).toMatchObject({
    address: 'satis@kordon.example',
    username: 'satis@kordon.example',
    state: 'OFF',
  });
  const [stored] = await kordon.db.query<{ secret: Buffer }[]>('select secret from mailboxes where id = $1', [
    saveMailbox.id,
  ]);
  expect(stored!.secret.toString('latin1')).not.toContain('very quiet');
  const invalid = await kordon.admin.send(mutation, {
    input: { ...input, host: 'a b', authentication: 'XOAUTH2', tokenUrl: 'http://evil.example' },
  });
  expect(invalid.errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      host: expect.anything() as string,
      tokenUrl: expect.anything() as string,
      clientId: expect.anything() as string,
    },
  });
  expect(
    (await kordon.admin.send(mutation, { input: { ...input, address: 'SATIS@kordon.example' } })).errors[0]?.extensions
      ?.code,
  ).toBe('BAD_USER_INPUT');
  await kordon.admin.run('mutation ($id: ID!) { deleteMailbox(id: $id) }', { id: saveMailbox.id });
  expect((await kordon.admin.run<{ mailboxes: [] }>('{ mailboxes { id } }')).mailboxes).toEqual([]);
});

test('answers and bounces of a campaign are counted, and a copy of its mail is not stored', async () => {
  const { company, contact, email } = await aCustomer();
  const [campaign] = await kordon.db.query<[{ id: string }]>(
    `insert into email_campaigns (subject, status, sent_at, sent_count) values ('Fiyat listesi', 'sent', now(), 1) returning id`,
  );
  const [recipient] = await kordon.db.query<[{ id: string }]>(
    `insert into campaign_recipients (campaign_id, email, contact_id, company_id, language, status)
     values ($1, $2, $3, $4, 'tr', 'sent') returning id`,
    [campaign.id, email, contact.id, company.id],
  );
  const id = `campaign-${recipient.id}@kordon.example`;
  const readFigures = () =>
    kordon.db.query('select sent_count, replied_count from email_campaigns where id = $1', [campaign.id]);
  expect(await receive({ from: ownAddress, to: email, id }, 'sent')).toBeNull();
  expect(await receive({ from: email, references: id })).toMatchObject({ status: 'linked', companyId: company.id });
  await receive({ from: email, references: id });
  expect(await readFigures()).toEqual([{ sent_count: 1, replied_count: 1 }]);
  expect(await receive(aBounce(email, id))).toMatchObject({ status: 'linked', companyId: company.id });
  expect(await readFigures()).toEqual([{ sent_count: 0, replied_count: 1 }]);
  expect(await kordon.db.query('select from bounced_addresses where email = $1', [email])).toHaveLength(1);
});
